import { mount } from 'svelte';
import '../src/tokens.css';
import '../src/base.css';
import '../src/fonts.css';
import Gallery from './Gallery.svelte';

const target = document.getElementById('page');
if (target) mount(Gallery, { target });
