// Short soft sounds, made and not recorded.

import type { Sound } from "./attention.svelte";

interface Tone {
  hertz: number;
  /** When it begins, in seconds from now. */
  at: number;
}

const TONES: Record<Sound, Tone[]> = {
  turn: [
    { hertz: 659, at: 0 },
    { hertz: 880, at: 0.14 },
  ],
  urgent: [
    { hertz: 587, at: 0 },
    { hertz: 587, at: 0.18 },
    { hertz: 784, at: 0.36 },
  ],
  joined: [{ hertz: 523, at: 0 }],
};
const LOUD = 0.12;
const RISES_S = 0.015;
const FADES_S = 0.5;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  // A browser lets nothing be heard before the page was touched.
  void context.resume();
  for (const tone of TONES[sound]) strike(context, tone);
}

function strike(context: AudioContext, { hertz, at }: Tone): void {
  const begin = context.currentTime + at;
  const [oscillator, volume] = [context.createOscillator(), context.createGain()];
  oscillator.type = "sine";
  oscillator.frequency.value = hertz;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(LOUD, begin + RISES_S);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + FADES_S);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(begin + FADES_S);
}
