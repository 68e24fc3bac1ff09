import { drum, step } from '../../../web/shared/sound/instruments.ts'
import { type Phrase, writeTune } from '../../../web/shared/sound/music.ts'
import type { Mood } from '../../../web/shared/sound/score.ts'
import type { Note } from '../../../web/shared/sound/sound-engine.ts'

/** Seconds between two steps of a tune; four are a bar. */
const CAVE_S = 0.36
const DEPTHS_S = 0.27

/** A drop of water in a cave, and its echo from the other wall. */
const drop = (hz: number, at: number): Note[] =>
  [1, 0.42, 0.17].map((loudness, echo) => ({
    wave: 'sine',
    hz,
    toHz: hz * 1.02,
    at: at + echo * 0.31,
    lasts: 0.5,
    gain: 0.05 * loudness,
    attack: 0.008,
  }))

/** A low hum of the rock: a fifth that swells. */
const hum = (hz: number, seconds: number): Note[] =>
  [1, 1.5].map((interval) => ({
    wave: 'sine',
    hz: hz * interval,
    lasts: seconds + 0.5,
    gain: 0.025,
    attack: 0.9,
  }))

/** A pebble that rolls: a short knock. */
const pebble = (hz: number, at: number): Note => ({ wave: 'triangle', hz, at, lasts: 0.12, gain: 0.025 })

function cave(steps: readonly (number | null)[], everyS: number, rootHz: number): Phrase {
  const seconds = steps.length * everyS
  return {
    seconds,
    notes: [...hum(rootHz, seconds), ...writeTune({ steps, everyS }, (degree, at) => drop(step(degree), at))],
  }
}

/** At the mouth of the mine. */
const mouth = (steps: readonly (number | null)[], rootHz: number): Phrase => cave(steps, CAVE_S, rootHz)

/** Deeper: pebbles roll around two tones below the drops. */
function deeper(
  steps: readonly (number | null)[],
  rolling: readonly [number, number],
  rootHz: number,
): Phrase {
  const { seconds, notes } = cave(steps, CAVE_S, rootHz)
  const pebbles = steps.flatMap((_, index) =>
    rolling.map((degree, half) => pebble(step(degree), (index + half / 2) * CAVE_S)),
  )
  return { seconds, notes: [...notes, ...pebbles] }
}

/** The depths: faster, with a heartbeat, and pebbles that do not come to rest. */
function depths(
  steps: readonly (number | null)[],
  rolling: readonly [number, number, number],
  rootHz: number,
): Phrase {
  const { seconds, notes } = cave(steps, DEPTHS_S, rootHz)
  const everyS = DEPTHS_S / 2
  const pebbles = Array.from({ length: steps.length * 2 }, (_, index) =>
    pebble(step(rolling[index % 3] ?? 0), index * everyS),
  )
  const beats = steps.flatMap((_, index) =>
    index % 2 === 0
      ? [drum(92, index * DEPTHS_S, 0.033, 0.2), drum(84, (index + 0.6) * DEPTHS_S, 0.022, 0.18)]
      : [],
  )
  return { seconds, notes: [...notes, ...pebbles, ...beats] }
}

export const minesMoods = {
  mouth: {
    phrases: [
      mouth([9, null, 7, null, null, 10, null, null], step(0) / 4),
      mouth([5, null, null, 7, null, 4, null, null], step(0) / 4),
      mouth([12, null, null, 9, null, 7, null, null], step(3) / 8),
      mouth([4, null, 5, null, 7, null, null, null], step(3) / 8),
      mouth([7, null, 9, null, 10, null, null, null], step(1) / 4),
      mouth([12, null, null, 10, null, null, 8, null], step(1) / 4),
    ],
  },
  deeper: {
    phrases: [
      deeper([9, null, 8, null, null, 6, null, null], [4, 1], step(4) / 8),
      deeper([11, null, null, 9, null, 8, null, null], [1, 3], step(1) / 4),
      deeper([6, null, 8, null, 9, null, 11, null], [4, 2], step(4) / 8),
      deeper([8, null, null, 6, null, null, 9, null], [3, 1], step(3) / 8),
    ],
  },
  depths: {
    phrases: [
      depths([9, null, 11, null, 9, null, 8, null], [4, 6, 7], step(4) / 8),
      depths([11, null, 13, null, 11, null, 9, null], [1, 3, 6], step(1) / 4),
      depths([8, null, 9, null, 11, null, 14, null], [4, 7, 9], step(4) / 8),
      depths([13, null, 11, null, 14, null, 11, null], [3, 6, 8], step(3) / 8),
    ],
  },
  /** A round is over, whatever it paid: back to daylight. */
  daylight: {
    phrases: [
      mouth([9, 7, 5, null, null, null, null, null], step(0) / 4),
      mouth([7, 5, 4, null, 5, null, null, null], step(0) / 4),
      mouth([10, null, 7, null, 5, null, null, null], step(0) / 4),
    ],
    next: null,
  },
} as const satisfies Record<string, Mood>

export type MinesMood = keyof typeof minesMoods
