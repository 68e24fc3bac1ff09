import type { Burst, Note } from './sound-engine.ts'

/** A Chinese pentatonic scale (gong mode on D), in which all simultaneous sounds are consonant. */
const SCALE_HZ = [293.66, 329.63, 369.99, 440, 493.88]

/** The pitch of a step of the scale, in hertz; step 0 is the lowest. */
export function step(index: number): number {
  const octave = Math.floor(index / SCALE_HZ.length)
  return (SCALE_HZ[index % SCALE_HZ.length] ?? 440) * 2 ** octave
}

/** A plucked string. */
export function pluck(hz: number, at: number, gain: number, lasts = 0.7): Note[] {
  return [
    { wave: 'triangle', hz, at, lasts, gain },
    { wave: 'sine', hz: hz * 2, at, lasts: lasts * 0.5, gain: gain * 0.4 },
    { wave: 'sawtooth', hz: hz * 3, at, lasts: 0.08, gain: gain * 0.14 },
  ]
}

/** Plucked steps upwards, one every `everyS` seconds. */
export function run(from: number, count: number, everyS: number, gain: number): Note[] {
  return Array.from({ length: count }, (_, i) => pluck(step(from + i), i * everyS, gain)).flat()
}

/** A bell. */
export function bell(hz: number, at: number, gain: number): Note[] {
  return [1, 2.76, 5.4].map((partial, i) => ({
    wave: 'sine' as const,
    hz: hz * partial,
    at,
    lasts: 1.4 / (i + 1),
    gain: gain / (i + 1.5),
  }))
}

/** A large gong. */
export function gong(at: number): Note[] {
  return [110, 164, 233, 311].map((hz, i) => ({
    wave: 'sine' as const,
    hz,
    toHz: hz * 0.985,
    at,
    lasts: 2.6 - i * 0.4,
    gain: 0.3 / (i + 1),
    attack: 0.02,
  }))
}

/** A drum, tuned to where its stroke begins. */
export const drum = (hz: number, at: number, gain: number, lasts = 0.34): Note => ({
  wave: 'sine',
  hz,
  toHz: hz * 0.47,
  at,
  lasts,
  gain,
})

/** A glint of noise. */
export function shimmer(at: number, gain: number): Burst {
  return { filter: 'bandpass', hz: 7200, q: 6, at, lasts: 0.16, gain }
}
