/** A setting of which one value holds at a time: what the player chose, remembered on this device. */
import { keep, kept } from './kept'

export class Chosen<Value extends string> {
  #value = $state<Value>() as Value

  constructor(
    private readonly name: string,
    readonly values: readonly Value[],
    usual: Value,
    /** What follows from it, at once and whenever it changes. */
    private readonly follow: (value: Value) => void = () => undefined,
  ) {
    const found = kept(name)
    this.#value = values.find((each) => each === found) ?? usual
    this.follow(this.#value)
  }

  get value(): Value {
    return this.#value
  }

  set value(value: Value) {
    this.#value = value
    keep(this.name, value)
    this.follow(value)
  }
}
