import type { Phrase } from '../sound/music.ts'
import type { Note } from '../sound/sound-engine.ts'

/** Samples a second: enough for loudness, too few for listening. */
const RATE = 8_000
/** Loudness is that of the loudest part of a phrase this long, in seconds. */
const WINDOW_S = 0.4
/** What the engine's envelope falls to. */
const SILENCE = 0.0001

/** How loud a phrase is before the engine's own gain; 1 is full scale. */
export interface Loudness {
  readonly peak: number
  /** The root of the mean square in the loudest window. */
  readonly loudest: number
  /** The same over the whole phrase. */
  readonly mean: number
}

/** Computes a phrase as the engine plays it, over and over: what rings on sounds over the phrase that follows. */
export function measurePhrase({ notes, seconds }: Phrase): Loudness {
  const samples = new Float64Array(Math.round(seconds * RATE))
  for (const note of notes) addNote(samples, note)
  const squares = samples.map((sample) => sample * sample)
  const window = Math.round(WINDOW_S * RATE)
  let sum = squares.slice(0, window).reduce((total, square) => total + square, 0)
  let most = sum
  for (let from = 0; from < squares.length; from += 1) {
    sum += at(squares, from + window) - at(squares, from)
    most = Math.max(most, sum)
  }
  return {
    peak: samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0),
    loudest: Math.sqrt(most / window),
    mean: Math.sqrt(squares.reduce((total, square) => total + square, 0) / squares.length),
  }
}

const at = (values: Float64Array, index: number): number => values[index % values.length] ?? 0

/** Adds a note with the engine's envelope: up to its gain, then down exponentially. */
function addNote(samples: Float64Array, note: Note): void {
  const attack = (note.attack ?? 0.005) * RATE
  const end = Math.max(attack + 0.01 * RATE, note.lasts * RATE)
  const decay = (SILENCE / note.gain) ** (1 / (end - attack))
  const glide = ((note.toHz ?? note.hz) / note.hz) ** (1 / (note.lasts * RATE))
  const start = Math.round((note.at ?? 0) * RATE)
  let [phase, step, level] = [0, note.hz / RATE, note.gain]
  for (let index = 0; index < end; index += 1) {
    const gain = index < attack ? (note.gain * index) / attack : level
    const place = (start + index) % samples.length
    samples[place] = at(samples, place) + gain * WAVES[note.wave](phase % 1)
    phase += step
    step *= glide
    if (index >= attack) level *= decay
  }
}

/** The engine's waves by their phase, from 0 to 1. */
const WAVES: Readonly<Record<OscillatorType, (phase: number) => number>> = {
  sine: (phase) => Math.sin(phase * 2 * Math.PI),
  triangle: (phase) => 4 * Math.abs(((phase + 0.75) % 1) - 0.5) - 1,
  square: (phase) => (phase < 0.5 ? 1 : -1),
  sawtooth: (phase) => ((phase + 0.5) % 1) * 2 - 1,
  custom: () => 0,
}
