import { pluck, step } from '../../../web/shared/sound/instruments.ts'
import { type Phrase, type Tune, writeTune } from '../../../web/shared/sound/music.ts'
import type { Note } from '../../../web/shared/sound/sound-engine.ts'

/** A drum of the court. */
const drum = (at: number, gain: number): Note => ({ wave: 'sine', hz: 104, toHz: 48, at, lasts: 0.36, gain })

/** A bowed string that slides up to its tone, as an erhu does. */
const bowed = (hz: number, at: number, lasts: number): Note[] => [
  { wave: 'sawtooth', hz: hz * 0.985, toHz: hz, at, lasts, gain: 0.016, attack: 0.09 },
  { wave: 'sine', hz: hz * 0.985, toHz: hz, at, lasts, gain: 0.04, attack: 0.07 },
]

/** An erhu sings over a zither that keeps time, with a court drum. */
function phrase(song: Tune, zither: readonly number[], beats: readonly number[]): Phrase {
  const seconds = song.steps.length * song.everyS
  return {
    seconds,
    notes: [
      ...writeTune(song, (degree, at) => bowed(step(degree), at, song.everyS * 1.7)),
      ...writeTune({ steps: zither, everyS: seconds / zither.length }, (degree, at) =>
        pluck(step(degree), at, 0.026, 0.6),
      ),
      ...beats.map((beat) => drum(beat * song.everyS, 0.08)),
    ],
  }
}

const TIME = [0, 2, 4, 2, 0, 2, 5, 2, 1, 2, 4, 2, 0, 2, 4, 5]

/** The palace at night: one line of a song each spin. */
export const palaceMusic: readonly Phrase[] = [
  phrase({ steps: [5, 7, 9, null, 7, 5, 4, null], everyS: 0.32 }, TIME, [0, 4, 6]),
  phrase({ steps: [7, 9, 10, null, 9, 7, 5, null], everyS: 0.32 }, TIME, [0, 4, 6]),
  phrase({ steps: [9, 7, 5, 4, 5, null, 2, null], everyS: 0.32 }, TIME, [0, 4, 5]),
  phrase({ steps: [4, 5, 4, 2, 0, null, 0, null], everyS: 0.32 }, TIME, [0, 4, 6, 7]),
]

/** The dragon's realm, in the free spins: higher and twice as fast. */
export const realmMusic: readonly Phrase[] = [
  phrase({ steps: [9, 10, 12, 10, 9, 7, 9, 10, 12, 14, 12, 10], everyS: 0.19 }, TIME, [0, 2, 4, 6, 8, 10]),
  phrase({ steps: [14, 12, 10, 9, 10, 12, 10, 9, 7, 5, 7, 9], everyS: 0.19 }, TIME, [0, 2, 4, 6, 8, 9, 10]),
]
