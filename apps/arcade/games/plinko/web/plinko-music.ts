import { type Phrase, writeTune } from '../../../web/shared/sound/music.ts'
import type { Note } from '../../../web/shared/sound/sound-engine.ts'

/** Seconds between two tones of an arpeggio: eight are a bar while marbles fall, four before. */
const FALL_S = 0.16
const REST_S = 0.32
/** Semitones above G4; the scale of G contains all tones in which pegs sound. */
const semitone = (note: number): number => 392 * 2 ** (note / 12)

/** A bell of a music box. */
const bell = (note: number, at: number): Note[] => [
  { wave: 'sine', hz: semitone(note), at, lasts: 0.9, gain: 0.04 },
  { wave: 'sine', hz: semitone(note) * 2.76, at, lasts: 0.3, gain: 0.008 },
]
/** A small glass bell, which hardly rings on. */
const glass = (note: number, at: number): Note[] => [
  { wave: 'sine', hz: semitone(note), at, lasts: 0.32, gain: 0.036 },
  { wave: 'triangle', hz: semitone(note + 12), at, lasts: 0.08, gain: 0.008 },
]
/** A comb's tone under the bells. */
const comb = (note: number, at: number): Note => ({
  wave: 'triangle',
  hz: semitone(note),
  at,
  lasts: 0.5,
  gain: 0.022,
})
const bass = (note: number, at: number, lasts: number): Note => ({
  wave: 'sine',
  hz: semitone(note - 24),
  at,
  lasts,
  gain: 0.07,
  attack: 0.01,
})

/** A chord of four tones, upwards; the first is its root. */
type Chord = readonly [number, number, number, number]

/** Two bars of a music box: each chord upwards, a few bells over it. */
function box(chords: readonly Chord[], bells: readonly (number | null)[]): Phrase {
  return {
    seconds: chords.length * 4 * REST_S,
    notes: [
      ...writeTune({ steps: bells, everyS: REST_S }, bell),
      ...writeTune({ steps: chords.flat(), everyS: REST_S }, (note, at) => [comb(note, at)]),
      ...chords.map(([root], bar) => bass(root, bar * 4 * REST_S, 0.9)),
    ],
  }
}

/** Two bars in which each chord trickles down through two octaves, over a bass that hops. */
function trickle(chords: readonly Chord[]): Phrase {
  const steps = chords.flatMap((chord) => {
    const down = chord.toReversed()
    return [...down.map((note) => note + 12), ...down]
  })
  return {
    seconds: steps.length * FALL_S,
    notes: [
      ...writeTune({ steps, everyS: FALL_S }, glass),
      ...chords.flatMap(([root], bar) =>
        [0, 3, 6].map((beat) => bass(beat === 3 ? root + 12 : root, (bar * 8 + beat) * FALL_S, 0.26)),
      ),
    ],
  }
}

/** Before the drop: a music box. */
export const boxMusic: readonly Phrase[] = [
  box(
    [
      [0, 4, 7, 11],
      [-3, 0, 4, 7],
    ],
    [16, null, null, 14, 12, null, null, null],
  ),
  box(
    [
      [-7, -3, 0, 4],
      [-5, -1, 2, 4],
    ],
    [9, null, 12, null, 11, null, 14, null],
  ),
  box(
    [
      [-8, -5, -1, 2],
      [-3, 0, 4, 7],
    ],
    [16, null, 19, null, 16, null, 14, null],
  ),
  box(
    [
      [-10, -7, -3, 0],
      [-5, 0, 2, 5],
    ],
    [14, null, 12, null, 11, null, null, null],
  ),
]

/** While marbles fall: the chords fall with them, around E minor and its dominant. */
export const fallMusic: readonly Phrase[] = [
  trickle([
    [-3, 0, 4, 7],
    [-7, -3, 0, 4],
  ]),
  trickle([
    [-10, -7, -3, 2],
    [-8, -4, -1, 2],
  ]),
  trickle([
    [-7, -3, 0, 7],
    [-5, -1, 2, 7],
  ]),
  trickle([
    [-10, -3, 2, 5],
    [-8, -1, 2, 4],
  ]),
]
