import { mount } from 'svelte';
import '../base.css';
import '../fonts.css';
import '../tokens.css';
import Offline from './Offline.svelte';

const target = document.getElementById('page');
if (target) mount(Offline, { target });
