import type { Random } from '../random.ts'

export const SAMPLE_RATE = 32_000

export interface VoiceInput {
  readonly hertz: number
  readonly seconds: number
  /** Velocity from 0 to 1. */
  readonly force: number
  readonly random: Random
}

/** Synthesizes one note: samples around 0, including its release tail. */
export type Voice = (sound: VoiceInput) => Float32Array

export const TAU = 2 * Math.PI

export interface Envelope {
  readonly attack: number
  readonly decay: number
  readonly sustain: number
  readonly release: number
}

/** Renders `wave` (a function of the seconds since the start) with an ADSR envelope, for `seconds` plus its release. */
export function renderEnvelope(
  seconds: number,
  envelope: Envelope,
  wave: (t: number) => number,
): Float32Array {
  const { attack, decay, sustain, release } = envelope
  const samples = new Float32Array(Math.ceil((seconds + release) * SAMPLE_RATE))
  for (let index = 0; index < samples.length; index++) {
    const t = index / SAMPLE_RATE
    const held = t < attack ? t / attack : sustain + (1 - sustain) * Math.exp(-(t - attack) / decay)
    const left = t < seconds ? 1 : Math.max(0, 1 - (t - seconds) / release) ** 2
    samples[index] = held * left * wave(t)
  }
  return samples
}

/** Applies a two-pole low-pass filter without resonance, in place. `cutoff` returns hertz for a time in seconds. */
export function lowPass(samples: Float32Array, cutoff: (t: number) => number): Float32Array {
  let first = 0
  let second = 0
  for (let index = 0; index < samples.length; index++) {
    const part = 1 - Math.exp((-TAU * cutoff(index / SAMPLE_RATE)) / SAMPLE_RATE)
    first += part * ((samples[index] ?? 0) - first)
    second += part * (first - second)
    samples[index] = second
  }
  return samples
}

/** Applies a high-pass filter: the signal minus its low-pass. `cutoff` is in hertz. */
export function highPass(samples: Float32Array, cutoff: number): Float32Array {
  const low = lowPass(Float32Array.from(samples), () => cutoff)
  return samples.map((sample, index) => sample - (low[index] ?? 0))
}

/** Returns a band-limited sawtooth sample at `t` seconds; harmonics that would alias are omitted. */
export function sawtooth(hertz: number, t: number, harmonics = 14): number {
  const most = Math.min(harmonics, Math.floor((SAMPLE_RATE * 0.42) / hertz))
  let sum = 0
  for (let n = 1; n <= most; n++) sum += Math.sin(TAU * n * hertz * t) / n
  return (2 / Math.PI) * sum
}
