import { type Phrase, writeTune } from '../../../web/shared/sound/music.ts'
import type { Note } from '../../../web/shared/sound/sound-engine.ts'

/** Seconds between two beats; three are a bar. */
const SALON_S = 0.4
const SPIN_S = 0.28
/** Semitones above D4, in whose key the bell of the number rings. */
const semitone = (note: number): number => 293.66 * 2 ** (note / 12)

/** A clarinet: its odd partials, breathed softly. */
const clarinet = (note: number, at: number): Note[] => [
  { wave: 'sine', hz: semitone(note), at, lasts: 0.62, gain: 0.042, attack: 0.04 },
  { wave: 'triangle', hz: semitone(note) * 3, at, lasts: 0.3, gain: 0.005, attack: 0.05 },
]
/** A violin, plucked. */
const pizzicato = (note: number, at: number): Note[] => [
  { wave: 'triangle', hz: semitone(note), at, lasts: 0.2, gain: 0.042 },
  { wave: 'sine', hz: semitone(note + 12), at, lasts: 0.1, gain: 0.014 },
]
const bass = (note: number, at: number): Note[] => [
  { wave: 'sine', hz: semitone(note), at, lasts: 0.55, gain: 0.07, attack: 0.01 },
  { wave: 'triangle', hz: semitone(note + 12), at, lasts: 0.2, gain: 0.012 },
]
const strings = (note: number, at: number): Note => ({
  wave: 'triangle',
  hz: semitone(note),
  at,
  lasts: 0.3,
  gain: 0.016,
  attack: 0.02,
})
const brush = (at: number): Note => ({ wave: 'triangle', hz: 3_600, at, lasts: 0.04, gain: 0.007 })

/** A bar's bass, and the chord on its second and third beat. */
interface Harmony {
  readonly root: number
  readonly chord: readonly number[]
}

const TONIC: Harmony = { root: -12, chord: [-8, -5, 0] }
const SIXTH: Harmony = { root: -15, chord: [-8, -3, 0] }
const SECOND: Harmony = { root: -10, chord: [-7, -3, 2] }
const DOMINANT: Harmony = { root: -17, chord: [-7, -5, -1] }
const THIRD: Harmony = { root: -8, chord: [-8, -5, -1] }
const BRIGHT_SIXTH: Harmony = { root: -15, chord: [-8, -5, 1] }
const FOURTH: Harmony = { root: -19, chord: [-7, -3, 0] }
const DARK_FOURTH: Harmony = { root: -19, chord: [-7, -4, 0] }
const LEADING: Harmony = { root: -20, chord: [-8, -4, 2] }
const SHARP_LEADING: Harmony = { root: -14, chord: [-7, -4, 2] }

/** One bar of a waltz for each harmony, under a melody in half beats. */
function waltz(
  beatS: number,
  harmonies: readonly Harmony[],
  melody: readonly (number | null)[],
  play: (note: number, at: number) => Note[],
): Phrase {
  return {
    seconds: harmonies.length * 3 * beatS,
    notes: [
      ...writeTune({ steps: melody, everyS: beatS / 2 }, play),
      ...harmonies.flatMap(({ root, chord }, bar) => {
        const first = bar * 3 * beatS
        const [second, third] = [first + beatS, first + beatS * 2]
        return [
          ...bass(root, first),
          ...chord.flatMap((note) => [strings(note, second), strings(note, third)]),
          brush(second),
          brush(third),
        ]
      }),
    ],
  }
}

const salon = (first: Harmony, second: Harmony, melody: readonly (number | null)[]): Phrase =>
  waltz(SALON_S, [first, second], melody, clarinet)

/** The wheel turns: a low pulse on each beat under a violin. */
function turning(first: Harmony, second: Harmony, melody: readonly (number | null)[]): Phrase {
  const { seconds, notes } = waltz(SPIN_S, [first, second], melody, pizzicato)
  const pulses = [0, 1, 2, 3, 4, 5].map(
    (beat): Note => ({ wave: 'sine', hz: 96, toHz: 62, at: beat * SPIN_S, lasts: 0.18, gain: 0.06 }),
  )
  return { seconds, notes: [...notes, ...pulses] }
}

/** A salon at night, in D: twelve bars, two at a time. */
export const salonMusic: readonly Phrase[] = [
  salon(TONIC, SIXTH, [7, null, 12, null, 11, 9, 9, null, 4, null, null, null]),
  salon(SECOND, DOMINANT, [5, null, 9, null, 14, 12, 11, null, 7, null, null, null]),
  salon(THIRD, BRIGHT_SIXTH, [4, null, 7, null, 11, null, 13, null, 9, null, 7, null]),
  salon(SECOND, DOMINANT, [5, null, null, 9, 7, 5, 7, null, 2, null, null, null]),
  salon(FOURTH, DARK_FOURTH, [9, null, 12, null, 9, null, 8, null, 12, null, 8, null]),
  salon(TONIC, DOMINANT, [7, null, null, 4, 0, 4, 2, null, null, null, null, null]),
]

/** While the ball runs: faster, in B minor, and never home. */
export const wheelMusic: readonly Phrase[] = [
  turning(SIXTH, LEADING, [9, 11, 12, null, 9, null, 8, 9, 11, null, 8, null]),
  turning(SECOND, SHARP_LEADING, [5, 7, 9, null, 14, null, 11, 8, 5, null, 8, null]),
  turning(FOURTH, LEADING, [12, 11, 12, null, 16, null, 14, 11, 8, null, 11, null]),
  turning(SIXTH, SHARP_LEADING, [9, 8, 9, 12, 11, 12, 16, 14, 11, 8, 11, null]),
]
