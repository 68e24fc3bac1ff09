import type { VoiceName } from './voices/index.ts'

/** A note on the page: when and how long in beats, how high as a MIDI number, how hard from 0 to 1. */
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
  /** How much of it goes into the room, from 0 to 1. */
  readonly room: number
}

/** A piece that repeats without a seam: its last beat leads into its first. */
export interface Score {
  readonly tempo: number
  readonly beats: number
  readonly parts: readonly Part[]
}

export const BEATS_A_BAR = 4

export function secondsOf(score: Pick<Score, 'tempo' | 'beats'>): number {
  return (score.beats * 60) / score.tempo
}
