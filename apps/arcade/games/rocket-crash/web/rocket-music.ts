import { drum, step } from '../../../web/shared/sound/instruments.ts'
import { type Phrase, writeTune } from '../../../web/shared/sound/music.ts'
import type { Mood } from '../../../web/shared/sound/score.ts'
import type { Note } from '../../../web/shared/sound/sound-engine.ts'

/** How long a chord under the stars is, in seconds. */
const PAD_S = 1.7
/** Seconds between two pulses of a flight, eight of which are a phrase: below five times the stake, and above. */
const CLIMB_S = 0.16
const SPACE_S = 0.12

/** A wide chord that swells and goes. */
const pad = (degrees: readonly number[], lasts: number, gain: number): Note[] =>
  degrees.map((degree, index) => ({
    wave: index === 0 ? 'triangle' : 'sine',
    hz: step(degree) / 2,
    lasts,
    gain,
    attack: lasts * 0.35,
  }))

/** A pulse of light: a short tone with its octave. */
const pulse = (degree: number, at: number): Note[] => [
  { wave: 'triangle', hz: step(degree) / 2, at, lasts: 0.18, gain: 0.024 },
  { wave: 'sine', hz: step(degree), at: at + 0.24, lasts: 0.16, gain: 0.01 },
]

const engine = (degree: number, at: number): Note => ({
  wave: 'sawtooth',
  hz: step(degree) / 4,
  at,
  lasts: 0.14,
  gain: 0.022,
  attack: 0.01,
})

/** A star that passes. */
const star = (degree: number, at: number): Note => ({
  wave: 'sine',
  hz: step(degree),
  at,
  lasts: 0.1,
  gain: 0.012,
})

/** A chord, and two lights that answer each other over it. */
function stars(chord: readonly number[], lights: readonly [number, number]): Phrase {
  const [first, second] = lights
  return {
    seconds: PAD_S,
    notes: [...pad(chord, 2, 0.022), ...pulse(first, 0.4), ...pulse(second, 1.2)],
  }
}

/** An arpeggio over a chord: what every flight begins with. */
function climb(steps: readonly number[], chord: readonly number[], everyS = CLIMB_S): Phrase {
  const seconds = steps.length * everyS
  return {
    seconds,
    notes: [...pad(chord, seconds + 0.4, 0.018), ...writeTune({ steps, everyS }, pulse)],
  }
}

/** With the engines under it. */
function orbit(steps: readonly number[], chord: readonly number[], everyS = CLIMB_S): Phrase {
  const { seconds, notes } = climb(steps, chord, everyS)
  const [root = 0] = chord
  const engines = steps.flatMap((_, index) => (index % 2 === 0 ? [engine(root, index * everyS)] : []))
  return { seconds, notes: [...notes, ...engines] }
}

/** Faster, with stars between the pulses. */
function space(steps: readonly number[], chord: readonly number[]): Phrase {
  const { seconds, notes } = orbit(steps, chord, SPACE_S)
  const passing = steps.map((degree, index) => star(degree + 2 + (index % 2), (index + 0.5) * SPACE_S))
  return { seconds, notes: [...notes, ...passing] }
}

/** With a drum on each beat, and an engine between the beats. */
function beyond(steps: readonly number[], chord: readonly number[]): Phrase {
  const { seconds, notes } = space(steps, chord)
  const [root = 0] = chord
  const between = steps.flatMap((_, index) =>
    index % 2 === 0 ? [drum(118, index * SPACE_S, 0.034, 0.16)] : [engine(root + 2, index * SPACE_S)],
  )
  return { seconds, notes: [...notes, ...between] }
}

/** What is left sinks through a dark chord. */
const debris = (chord: readonly number[], steps: readonly number[]): Phrase => ({
  seconds: PAD_S,
  notes: [
    ...pad(chord, 2, 0.022),
    ...steps.map(
      (degree, index): Note => ({
        wave: 'sine',
        hz: step(degree),
        toHz: step(degree) * 0.94,
        at: 0.1 + index * 0.3,
        lasts: 0.6,
        gain: 0.024 - index * 0.004,
      }),
    ),
  ],
})

/** Before the launch: chords under the stars. */
const padMood: Mood = {
  phrases: [
    stars([0, 2, 4], [9, 12]),
    stars([1, 3, 5], [10, 8]),
    stars([2, 4, 7], [12, 9]),
    stars([1, 4, 6], [8, 11]),
    stars([0, 3, 5], [10, 13]),
    stars([3, 5, 6], [9, 8]),
  ],
}

export const rocketMoods = {
  pad: padMood,
  /** A flight below twice the stake. */
  climb: {
    phrases: [
      climb([5, 7, 9, 12, 9, 7, 5, 7], [0, 2, 5]),
      climb([6, 8, 10, 12, 10, 8, 6, 8], [1, 3, 6]),
      climb([7, 9, 12, 14, 12, 9, 7, 9], [2, 4, 7]),
      climb([8, 9, 11, 13, 11, 9, 8, 10], [3, 4, 6]),
    ],
  },
  /** From twice. */
  orbit: {
    phrases: [
      orbit([5, 9, 7, 12, 9, 14, 12, 9], [0, 2, 5]),
      orbit([6, 10, 8, 12, 10, 15, 12, 10], [1, 3, 6]),
      orbit([7, 12, 9, 14, 12, 16, 14, 12], [2, 4, 7]),
      orbit([8, 11, 9, 13, 11, 16, 13, 11], [3, 4, 6]),
    ],
  },
  /** From five times. */
  space: {
    phrases: [
      space([5, 9, 12, 9, 7, 12, 14, 12], [0, 2, 5]),
      space([6, 10, 12, 10, 8, 12, 15, 12], [1, 3, 6]),
      space([7, 12, 14, 12, 9, 14, 16, 14], [2, 4, 7]),
      space([8, 11, 13, 11, 9, 13, 16, 13], [3, 4, 6]),
    ],
  },
  /** From ten times. */
  beyond: {
    phrases: [
      beyond([10, 9, 12, 14, 12, 9, 10, 14], [0, 2, 5]),
      beyond([11, 10, 12, 15, 12, 10, 11, 15], [1, 3, 6]),
      beyond([12, 9, 14, 16, 14, 12, 14, 16], [2, 4, 7]),
      beyond([13, 11, 14, 16, 13, 11, 14, 17], [3, 4, 6]),
    ],
  },
  /** After the crash. */
  debris: {
    phrases: [
      debris([1, 4, 6], [9, 8, 6, 4]),
      debris([4, 6, 8], [11, 9, 8, 6]),
      debris([1, 3, 6], [8, 6, 5, 3]),
    ],
    next: padMood,
  },
} as const satisfies Record<string, Mood>

export type RocketMood = keyof typeof rocketMoods
