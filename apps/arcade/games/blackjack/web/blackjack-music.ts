import { type Phrase, writeTune } from '../../../web/shared/sound/music.ts'
import type { Mood } from '../../../web/shared/sound/score.ts'
import type { Note } from '../../../web/shared/sound/sound-engine.ts'

/** Four beats are a bar. */
const BEAT_S = 0.3
const BEATS = [0, 1, 2, 3] as const
/** Equal temperament around A4. */
const semitone = (note: number): number => 440 * 2 ** (note / 12)

/** A double bass, plucked. */
const bass = (note: number, at: number, lasts = 0.42): Note[] => [
  { wave: 'sine', hz: semitone(note - 24), at, lasts, gain: 0.07 },
  { wave: 'triangle', hz: semitone(note - 12), at, lasts: 0.1, gain: 0.014 },
]
/** A vibraphone: soft, with its fourth partial. */
const vibes = (note: number, at: number): Note[] => [
  { wave: 'sine', hz: semitone(note), at, lasts: 0.9, gain: 0.026, attack: 0.01 },
  { wave: 'sine', hz: semitone(note + 24), at, lasts: 0.24, gain: 0.006 },
]
/** A brush on the snare. */
const brush = (at: number): Note => ({ wave: 'triangle', hz: 3_400, at, lasts: 0.05, gain: 0.008 })
const swing = (beat: number): Note[] => [brush(beat * BEAT_S), brush((beat + 0.66) * BEAT_S)]

/** A chord, and the beat on which it is struck. */
type Chord = readonly [beat: number, notes: readonly number[]]
const strike = ([beat, notes]: Chord): Note[] => notes.flatMap((note) => vibes(note, beat * BEAT_S))

const bar = (...parts: readonly (readonly Note[])[]): Phrase => ({
  seconds: BEATS.length * BEAT_S,
  notes: parts.flat(),
})

/** The bass in two under a song of the vibraphone, in swung half beats; a brush on the off-beats. */
const lounge = (low: readonly [number, number], song: readonly (number | null)[]): Phrase =>
  bar(
    low.flatMap((note, half) => bass(note, half * 2 * BEAT_S, 0.6)),
    song.flatMap((note, index) =>
      note === null ? [] : vibes(note, (Math.floor(index / 2) + (index % 2) * 0.66) * BEAT_S),
    ),
    [brush(BEAT_S), brush(3 * BEAT_S)],
  )

/** The bass walks under a chord, with a brushed swing. */
const walk = (low: readonly number[], chord: Chord): Phrase =>
  bar(writeTune({ steps: low, everyS: BEAT_S }, bass), strike(chord), swing(1), swing(3))

/** The bass stays on the fifth while the chord above it shifts by half-tones and the brushes do not rest. */
const suspense = (high: number, chords: readonly Chord[]): Phrase =>
  bar(
    writeTune({ steps: [-9, null, high, -9], everyS: BEAT_S }, bass),
    chords.flatMap(strike),
    BEATS.flatMap((beat) => [0, 0.33, 0.66].map((part) => brush((beat + part) * BEAT_S))),
  )

/** A salon at midnight, in F. */
export const blackjackMoods = {
  /** While chips are laid. */
  lounge: {
    phrases: [
      lounge([-4, 0], [8, null, null, 5, null, null, 3, null]),
      lounge([-2, 1], [5, null, 8, null, 10, null, null, null]),
      lounge([3, -3], [7, null, null, 10, null, 12, 10, null]),
      lounge([-4, 1], [8, null, null, null, null, 7, 5, null]),
      lounge([1, -4], [5, null, 10, null, null, 8, null, 5]),
      lounge([-2, 3], [1, null, 5, null, 8, null, 7, null]),
      lounge([0, 5], [7, null, null, 3, null, null, 0, null]),
      lounge([3, 0], [3, null, null, null, 5, 7, null, null]),
    ],
  },
  /** A hand is dealt and played. */
  hand: {
    phrases: [
      walk([-2, 1, 3, 4], [0.66, [1, 5, 8]]),
      walk([3, 1, -2, 2], [0, [3, 6, 10]]),
      walk([3, 1, -1, -3], [0.66, [2, 5, 9]]),
      walk([-4, -1, 1, 2], [0.66, [0, 3, 8]]),
      walk([-4, 0, 3, 5], [0.66, [0, 3, 7]]),
      walk([3, 0, -4, -3], [0, [-2, 3, 7]]),
      walk([-7, -4, 0, -4], [0, [-4, 0, 5]]),
      walk([-2, 0, 1, -1], [0.66, [1, 5, 8]]),
    ],
  },
  /** The dealer draws. */
  dealer: {
    phrases: [
      suspense(-2, [
        [0, [1, 4, 7]],
        [2, [2, 5, 8]],
      ]),
      suspense(-5, [
        [0, [3, 6, 9]],
        [2, [4, 7, 10]],
      ]),
      suspense(-3, [
        [0, [0, 3, 6]],
        [2, [1, 4, 7]],
      ]),
      suspense(-1, [
        [0, [4, 7, 10]],
        [2, [5, 8, 11]],
      ]),
    ],
  },
} as const satisfies Record<string, Mood>

export type BlackjackMood = keyof typeof blackjackMoods
