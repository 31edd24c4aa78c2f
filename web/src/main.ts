import { mount } from 'svelte';
import App from './App.svelte';
import './base.css';
import './fonts.css';
import { install } from './lib/install';
import { router } from './lib/router.svelte';
import './tokens.css';

const target = document.getElementById('page');
if (target) mount(App, { target });
install((path) => router.go(path));
