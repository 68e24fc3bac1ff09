import { pluck, step } from '../../../web/shared/sound/instruments.ts'
import { type Phrase, writeTune } from '../../../web/shared/sound/music.ts'
import type { Note } from '../../../web/shared/sound/sound-engine.ts'

/** Seconds between two steps of a tune: eight of them are a bar. */
const STROLL_S = 0.24
const RUSH_S = 0.18

const drum = (at: number, gain: number): Note => ({ wave: 'sine', hz: 118, toHz: 58, at, lasts: 0.34, gain })
const woodblock = (at: number, hz: number): Note => ({
  wave: 'triangle',
  hz,
  toHz: hz * 0.8,
  at,
  lasts: 0.05,
  gain: 0.024,
})

/** A lute strolls past the stalls over a moon guitar, with woodblocks and a drum. */
function stroll(lute: readonly (number | null)[], guitar: readonly number[]): Phrase {
  const beat = (at: number) => at * STROLL_S
  return {
    seconds: lute.length * STROLL_S,
    notes: [
      ...writeTune({ steps: lute, everyS: STROLL_S }, (degree, at) => pluck(step(degree), at, 0.042, 0.6)),
      ...writeTune({ steps: guitar, everyS: STROLL_S * 2 }, (degree, at) =>
        pluck(step(degree) / 2, at, 0.028, 0.4),
      ),
      ...[3, 4, 6, 11, 12, 14].map((at) => woodblock(beat(at), at % 4 === 0 ? 880 : 1_170)),
      ...[0, 8, 13].map((at) => drum(beat(at), at === 13 ? 0.05 : 0.08)),
    ],
  }
}

/** The lute trembles, each of its tones struck twice, over a drum that does not rest. */
function rush(lute: readonly (number | null)[], root: number): Phrase {
  const beats = lute.map((_, beat) => beat * RUSH_S)
  return {
    seconds: lute.length * RUSH_S,
    notes: [
      ...writeTune({ steps: lute, everyS: RUSH_S }, (degree, at) => [
        ...pluck(step(degree), at, 0.034, 0.3),
        ...pluck(step(degree), at + RUSH_S / 2, 0.022, 0.25),
      ]),
      ...beats
        .filter((_, beat) => beat % 2 === 0)
        .map((at): Note => ({ wave: 'triangle', hz: step(root) / 2, at, lasts: 0.2, gain: 0.04 })),
      ...beats
        .filter((_, beat) => beat % 4 !== 1)
        .map((at, index) => drum(at, 0.04 + 0.03 * (index / lute.length))),
      ...beats.filter((_, beat) => beat % 4 === 2).map((at) => woodblock(at, 1_320)),
    ],
  }
}

/** The night market, while bets are taken. */
export const marketMusic: readonly Phrase[] = [
  stroll([5, null, 7, 8, 9, null, 8, 7, 5, 7, 4, null, 5, null, null, null], [0, 3, 5, 3, 4, 3, 0, 3]),
  stroll([9, null, 10, 9, 8, null, 9, 7, 8, 7, 5, 4, 7, null, null, null], [4, 6, 3, 5, 1, 4, 2, 4]),
  stroll([4, 5, 7, null, 5, 7, 9, null, 10, 9, 7, 8, 9, null, null, null], [1, 4, 0, 3, 5, 3, 4, 6]),
  stroll([12, null, 10, 9, 10, null, 9, 8, 7, 9, 8, null, 6, null, null, null], [5, 7, 4, 6, 2, 5, 1, 3]),
  stroll([8, null, 7, 5, 7, null, 5, 4, 2, 4, 5, null, 5, null, null, null], [3, 5, 2, 4, 1, 3, 0, 0]),
]

/** The dice are about to fall: faster, around the sixth of the scale, without a close. */
export const diceMusic: readonly Phrase[] = [
  rush([4, null, 4, 5, 4, null, 4, 6, 4, null, 7, 6, 5, 4, 6, null], 4),
  rush([6, null, 6, 7, 6, null, 6, 9, 8, null, 9, 8, 7, 6, 8, null], 1),
  rush([9, null, 9, 8, 9, null, 7, 6, 7, null, 6, 5, 4, 5, 6, null], 4),
  rush([4, 6, 7, null, 6, 7, 9, null, 7, 9, 10, null, 9, 10, 11, null], 3),
]
