import './look/tokens.css'
import './look/base.css'
import './look/kit.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { library } from './text/library.svelte'

await library.open()
mount(App, { target: document.getElementById('app')! })
