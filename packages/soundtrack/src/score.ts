import type { VoiceName } from './voices/index.ts'

/** A note: start and length in beats, MIDI pitch, velocity (`force`) from 0 to 1. */
export interface Note {
  readonly at: number
  readonly length: number
  readonly pitch: number
  readonly force: number
}

export interface Part {
  readonly voice: VoiceName
  readonly notes: readonly Note[]
  /** Linear gain. */
  readonly gain: number
  /** From -1, left, to 1, right. */
  readonly pan: number
  /** Reverb send level from 0 to 1. */
  readonly room: number
}

/** A seamless loop; `tempo` is in beats per minute. Its property names are part of its digest. */
export interface Score {
  readonly tempo: number
  readonly beats: number
  readonly parts: readonly Part[]
}

export const BEATS_PER_BAR = 4

/** Returns the length of one loop in seconds. */
export function durationSeconds(score: Pick<Score, 'tempo' | 'beats'>): number {
  return (score.beats * 60) / score.tempo
}
