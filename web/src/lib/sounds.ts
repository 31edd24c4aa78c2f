// Small sounds, made here: one's own turn, a piece set down, the end. A switch in the settings turns them off.
import { settings } from './settings.svelte';

export type Sound = 'turn' | 'piece' | 'end';

/** The notes of each sound: how high, in hertz, and when they begin, in seconds. */
export const NOTES: Record<Sound, readonly (readonly [pitch: number, at: number])[]> = {
  turn: [
    [523.25, 0],
    [783.99, 0.11],
  ],
  piece: [[174.61, 0]],
  end: [
    [392, 0],
    [523.25, 0.14],
    [659.25, 0.28],
    [783.99, 0.42],
  ],
};
const LENGTH = { turn: 0.32, piece: 0.09, end: 0.6 };
const LOUD = 0.07;

let context: AudioContext | undefined;

/** Plays a sound, if the reader wants any and the page is in sight. A browser may stay silent until something was pressed. */
export function play(sound: Sound): void {
  if (!settings.sounds || document.hidden || typeof AudioContext === 'undefined') return;
  // Before anything was pressed a browser would only complain.
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [pitch, at] of NOTES[sound]) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.type = sound === 'piece' ? 'triangle' : 'sine';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(LOUD, now + at);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + LENGTH[sound]);
    tone.connect(volume).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + LENGTH[sound]);
  }
}

/** The sound for what has just been told: the end before one's turn before a piece. */
export function soundFor(what: { ended: boolean; begins: boolean; moved: boolean }): Sound | null {
  if (what.ended) return 'end';
  if (what.begins) return 'turn';
  return what.moved ? 'piece' : null;
}
