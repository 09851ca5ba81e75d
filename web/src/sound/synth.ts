/** The sounds as they are made: wood, paper and a bowl, none longer than a breath. */
import type { Sound } from './sounds.svelte'

let context: AudioContext | undefined

/** A struck thing: a tone that dies away. */
function struck(to: AudioContext, at: number, pitch: number, loud: number, lasts: number) {
  const [tone, volume] = [to.createOscillator(), to.createGain()]
  tone.frequency.setValueAtTime(pitch * 1.02, at)
  tone.frequency.exponentialRampToValueAtTime(pitch, at + 0.03)
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(loud, at + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + lasts)
  tone.connect(volume).connect(to.destination)
  tone.start(at)
  tone.stop(at + lasts)
}

/** A rustle: noise through a narrow gap. */
function rustled(to: AudioContext, at: number, pitch: number, loud: number, lasts: number) {
  const noise = to.createBuffer(1, Math.ceil(to.sampleRate * lasts), to.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2
  const [source, gap, volume] = [to.createBufferSource(), to.createBiquadFilter(), to.createGain()]
  source.buffer = noise
  gap.type = 'bandpass'
  gap.frequency.value = pitch
  volume.gain.value = loud
  source.connect(gap).connect(volume).connect(to.destination)
  source.start(at)
}

const SCORES: Record<Sound, (to: AudioContext, at: number) => void> = {
  turn(to, at) {
    struck(to, at, 523, 0.12, 0.3)
    struck(to, at + 0.13, 784, 0.1, 0.45)
  },
  die(to, at) {
    for (const wait of [0, 0.07, 0.12, 0.2]) {
      rustled(to, at + wait, 1900 - wait * 3000, 0.16, 0.05)
      struck(to, at + wait, 240, 0.05, 0.06)
    }
  },
  card: (to, at) => rustled(to, at, 3200, 0.1, 0.16),
  ending(to, at) {
    for (const [i, pitch] of [392, 440, 587, 784].entries()) struck(to, at + i * 0.16, pitch, 0.1, 1.1)
  },
}

export async function sounded(which: Sound) {
  context ??= new AudioContext()
  // A browser lets a page be heard once somebody has touched it.
  if (context.state === 'suspended') await Promise.race([context.resume(), new Promise((done) => setTimeout(done, 500))])
  if (context.state === 'running') SCORES[which](context, context.currentTime + 0.02)
}
