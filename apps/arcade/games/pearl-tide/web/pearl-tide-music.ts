import { bell, pluck, step } from '../../../web/shared/sound/instruments.ts'
import { type Phrase, writeTune } from '../../../web/shared/sound/music.ts'
import type { Mood } from '../../../web/shared/sound/score.ts'
import type { Note } from '../../../web/shared/sound/sound-engine.ts'

/** Seconds between two tones of the harp, four of which are a bar: a third faster from one to the next. */
const REEF_S = 0.24
const SWELL_S = 0.18
const SURGE_S = 0.135

/** Long swells under the harp, as water moves: a bass and its fifth. */
const swells = (bassHz: number, seconds: number, gain: number): Note[] =>
  [1, 1.5].map((interval, half) => ({
    wave: 'sine',
    hz: bassHz * interval,
    at: (half * seconds) / 2,
    lasts: seconds / 2 + 0.4,
    gain,
    attack: 0.5,
  }))

/** A harp over the swells of its bass. */
function harp(steps: readonly (number | null)[], everyS: number, bassHz: number): Phrase {
  const seconds = steps.length * everyS
  return {
    seconds,
    notes: [
      ...swells(bassHz, seconds, 0.034),
      ...writeTune({ steps, everyS }, (degree, at) => pluck(step(degree), at, 0.03, 0.9)),
    ],
  }
}

const reef = (steps: readonly (number | null)[], bassHz: number): Phrase => harp(steps, REEF_S, bassHz)
const deep = (steps: readonly (number | null)[], bassHz: number): Phrase => harp(steps, SWELL_S, bassHz)

/** The chain grows: the harp climbs over a bass that beats with the bars, and does not come home. */
function climb(steps: readonly number[], everyS: number, bassHz: number): Phrase {
  const seconds = steps.length * everyS
  const beats = steps.flatMap((_, index) => (index % 2 === 0 ? [index * everyS] : []))
  return {
    seconds,
    notes: [
      ...writeTune({ steps, everyS }, (degree, at) => pluck(step(degree), at, 0.033, 0.5)),
      ...beats.map((at): Note => ({ wave: 'sine', hz: bassHz, at, lasts: 0.3, gain: 0.048, attack: 0.02 })),
    ],
  }
}

/** Pearls roll up the harp into bells. */
function treasure(steps: readonly number[], bells: readonly [number, number], bassHz: number): Phrase {
  const { seconds, notes } = harp(steps, SWELL_S, bassHz)
  const rung = bells.flatMap((degree, half) => bell(step(degree), (half * seconds) / 2, 0.03))
  return { seconds, notes: [...notes, ...rung] }
}

const reefMood: Mood = {
  phrases: [
    reef([5, 7, 9, null, 8, 7, 5, null, 4, 5, 7, null], step(0) / 2),
    reef([9, 8, 7, null, 5, 7, 8, null, 7, 5, 4, null], step(3) / 4),
    reef([7, 9, 10, null, 9, 7, 8, null, 6, 8, 9, null], step(1) / 2),
    reef([8, 7, 5, null, 4, 2, 4, null, 5, 4, 5, null], step(3) / 4),
  ],
}

export const pearlTideMoods = {
  /** Above the reef, in the paid spins. */
  reef: reefMood,
  /** A chain of cascades has begun to grow. */
  swell: {
    phrases: [
      climb([0, 2, 4, 5, 2, 4, 5, 7, 4, 5, 7, 9], SWELL_S, step(0) / 2),
      climb([1, 3, 5, 6, 3, 5, 6, 8, 5, 6, 8, 10], SWELL_S, step(1) / 2),
      climb([2, 4, 5, 7, 4, 5, 7, 9, 5, 7, 9, 11], SWELL_S, step(4) / 4),
      climb([3, 4, 6, 8, 4, 6, 8, 9, 6, 8, 9, 11], SWELL_S, step(3) / 4),
    ],
  },
  /** A long chain. */
  surge: {
    phrases: [
      climb([2, 5, 7, 5, 3, 6, 8, 6, 4, 7, 9, 7, 5, 8, 10, 8], SURGE_S, step(4) / 4),
      climb([3, 6, 8, 6, 4, 7, 9, 7, 5, 8, 10, 8, 6, 9, 11, 9], SURGE_S, step(0) / 2),
      climb([4, 7, 9, 7, 5, 8, 10, 8, 6, 9, 11, 9, 7, 10, 12, 10], SURGE_S, step(1) / 2),
      climb([6, 9, 11, 9, 5, 8, 10, 8, 7, 10, 12, 10, 6, 9, 11, 12], SURGE_S, step(3) / 4),
    ],
  },
  /** Down in the deep, in the free spins. */
  deep: {
    phrases: [
      deep([2, 4, 7, 9, 11, 9, 7, 4, 1, 3, 6, 8, 10, 8, 6, 3], step(0) / 4),
      deep([0, 4, 5, 9, 10, 9, 5, 4, 2, 5, 7, 10, 12, 10, 7, 5], step(4) / 8),
      deep([3, 6, 8, 11, 12, 11, 8, 6, 1, 5, 6, 10, 11, 10, 6, 5], step(3) / 8),
      deep([4, 5, 9, 10, 12, 10, 9, 5, 3, 4, 8, 9, 12, 9, 8, 4], step(1) / 4),
    ],
  },
  /** A big win. */
  treasure: {
    phrases: [
      treasure([0, 2, 4, 5, 7, 9, 10, 12, 10, 9, 11, 12], [5, 8], step(0) / 2),
      treasure([5, 7, 9, 10, 12, 10, 12, 10, 9, 10, 11, 12], [7, 8], step(0) / 2),
      treasure([3, 5, 7, 8, 10, 12, 10, 8, 10, 12, 10, 12], [5, 7], step(3) / 4),
    ],
    next: reefMood,
  },
} as const satisfies Record<string, Mood>

export type PearlTideMood = keyof typeof pearlTideMoods
