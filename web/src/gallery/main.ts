import '../look/tokens.css'
import '../look/base.css'
import '../look/kit.css'
import { mount } from 'svelte'
import Gallery from './Gallery.svelte'

mount(Gallery, { target: document.getElementById('app')! })
