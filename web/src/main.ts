import { mount } from 'svelte';
import App from './App.svelte';
import './base.css';
import './fonts.css';
import './tokens.css';

const target = document.getElementById('page');
if (target) mount(App, { target });
