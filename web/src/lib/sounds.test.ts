import { afterEach, expect, test, vi } from 'vitest';
import { settings } from './settings.svelte';
import { NOTES, play, soundFor } from './sounds';

const started: number[] = [];
class Silent {
  currentTime = 0;
  destination = {};
  createOscillator = () => {
    const tone = {
      frequency: { value: 0 },
      type: '',
      connect: (next: unknown) => next,
      start: () => started.push(tone.frequency.value),
      stop: () => undefined,
    };
    return tone;
  };
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    connect: () => undefined,
  });
}

afterEach(() => {
  settings.sounds = true;
  started.length = 0;
  vi.unstubAllGlobals();
});

test('a sound is its notes, and nothing where sounds are switched off', () => {
  vi.stubGlobal('AudioContext', Silent);
  play('end');
  expect(started).toEqual(NOTES.end.map(([pitch]) => pitch));
  started.length = 0;
  settings.sounds = false;
  play('turn');
  expect(started).toEqual([]);
});

test('the end is heard before the turn, the turn before a piece', () => {
  expect(soundFor({ ended: true, begins: true, moved: true })).toBe('end');
  expect(soundFor({ ended: false, begins: true, moved: true })).toBe('turn');
  expect(soundFor({ ended: false, begins: false, moved: true })).toBe('piece');
  expect(soundFor({ ended: false, begins: false, moved: false })).toBeNull();
});
