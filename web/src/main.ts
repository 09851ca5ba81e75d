import './look/tokens.css'
import './look/base.css'
import './look/kit.css'
import { mount } from 'svelte'
import App from './App.svelte'

export default mount(App, { target: document.getElementById('app')! })
