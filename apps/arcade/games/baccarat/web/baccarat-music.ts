import { pluck, step } from '../../../web/shared/sound/instruments.ts'
import { type Phrase, writeTune } from '../../../web/shared/sound/music.ts'
import type { Note } from '../../../web/shared/sound/sound-engine.ts'

/** Seconds between two steps of a tune; four are a bar. */
const NIGHT_S = 0.42
const DEAL_S = 0.28

const flute = (hz: number, at: number, lasts: number): Note[] => [
  { wave: 'sine', hz, at, lasts, gain: 0.055, attack: 0.09 },
  { wave: 'triangle', hz: hz * 2, at, lasts: lasts * 0.8, gain: 0.011, attack: 0.12 },
]

/** Low strings that swell on a tone and its fifth. */
const strings = (hz: number, at: number, lasts: number): Note[] =>
  [1, 1.5].flatMap((interval): Note[] => [
    { wave: 'triangle', hz: hz * interval, at, lasts, gain: 0.022, attack: lasts * 0.35 },
    { wave: 'sawtooth', hz: hz * interval * 1.003, at, lasts, gain: 0.004, attack: lasts * 0.4 },
  ])

/** A flute at night over a zither and slow strings; a bar for each of the roots. */
function night(
  song: readonly (number | null)[],
  zither: readonly (number | null)[],
  roots: readonly number[],
): Phrase {
  const barS = NIGHT_S * 4
  return {
    seconds: song.length * NIGHT_S,
    notes: [
      ...writeTune({ steps: song, everyS: NIGHT_S }, (degree, at) => flute(step(degree), at, NIGHT_S * 1.5)),
      ...writeTune({ steps: zither, everyS: NIGHT_S }, (degree, at) => pluck(step(degree), at, 0.03, 1.2)),
      ...roots.flatMap((root, bar) => strings(step(root) / 2, bar * barS, barS + 0.4)),
    ],
  }
}

/** The cards fall: the zither keeps turning around one tone over trembling strings; the flute only calls. */
function deal(zither: readonly number[], root: number, call: number): Phrase {
  const seconds = (zither.length / 2) * DEAL_S
  const bows = Array.from({ length: zither.length * 2 }, (_, index) => (index * DEAL_S) / 4)
  return {
    seconds,
    notes: [
      ...writeTune({ steps: zither, everyS: DEAL_S / 2 }, (degree, at) =>
        pluck(step(degree), at, 0.026, 0.5),
      ),
      ...bows.map(
        (at, index): Note => ({
          wave: 'sawtooth',
          hz: step(root) / 2,
          at,
          lasts: 0.09,
          gain: 0.008 + 0.006 * (index / bows.length),
          attack: 0.02,
        }),
      ),
      ...strings(step(root) / 2, 0, seconds),
      ...flute(step(call), seconds / 2, seconds / 2),
    ],
  }
}

/** The garden at night, while bets are taken. */
export const gardenMusic: readonly Phrase[] = [
  night([5, 7, 9, 10, 9, null, 7, null], [0, 3, 5, null, 2, null, 5, null], [0, 2]),
  night([9, 10, 12, 10, 9, 7, null, null], [4, null, 6, null, 3, 5, 7, null], [4, 3]),
  night([7, null, 5, 4, 5, 7, 9, null], [2, 5, null, 4, 1, null, 4, null], [2, 1]),
  night([4, 7, 9, null, 7, 5, 2, null], [1, null, 4, null, 0, 2, 5, null], [1, 0]),
  night([10, null, 9, 8, 9, null, 6, null], [5, 3, null, 5, 4, null, 1, null], [3, 1]),
  night([7, 8, 7, 5, 4, null, 5, null], [2, null, 4, null, 3, 1, 0, null], [2, 0]),
]

/** While the hand is dealt and turned: around B, and left open. */
export const dealMusic: readonly Phrase[] = [
  deal([4, 6, 7, 6, 4, 6, 9, 6, 4, 6, 7, 6, 4, 6, 7, 9], 4, 9),
  deal([3, 6, 8, 6, 3, 6, 9, 6, 3, 6, 8, 6, 3, 6, 8, 9], 1, 11),
  deal([4, 7, 9, 7, 4, 7, 10, 7, 4, 7, 9, 7, 6, 7, 9, 10], 2, 10),
  deal([4, 6, 8, 6, 4, 6, 9, 8, 4, 6, 8, 6, 4, 6, 8, 11], 3, 8),
]
