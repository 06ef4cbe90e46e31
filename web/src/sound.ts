/** Three short sounds, made by code: a move, your turn, little time left. Off until turned on. */
import { settings } from "./settings.svelte";

const SOUNDS = {
  move: { pitch: 320, seconds: 0.08 },
  turn: { pitch: 520, seconds: 0.16 },
  time: { pitch: 880, seconds: 0.12 },
};
let context: AudioContext | null = null;

export function playSound(name: keyof typeof SOUNDS): void {
  if (!settings.choices.sound) return;
  context ??= new AudioContext();
  const { pitch, seconds } = SOUNDS[name];
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.12, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + seconds);
}
