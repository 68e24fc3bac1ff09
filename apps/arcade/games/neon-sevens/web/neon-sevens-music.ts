import { type Phrase, writeTune } from '../../../web/shared/sound/music.ts'
import type { Mood } from '../../../web/shared/sound/score.ts'
import type { Note } from '../../../web/shared/sound/sound-engine.ts'

/** The minor scale of the machine's synthesizer, in hertz: A, C, D, E, G and on. */
const SCALE_HZ = [220, 261.63, 293.66, 329.63, 392, 440, 523.25, 587.33, 659.26, 783.99]
/** Half a beat; eight are a bar. */
const STEP_S = 0.16
const BAR = [0, 1, 2, 3, 4, 5, 6, 7] as const

/** The roots of the bars, in hertz. */
const [A, C, F, G] = [220, 261.63, 174.61, 196] as const

const tone = (degree: number): number => (SCALE_HZ[degree % 10] ?? 220) * 4 ** Math.floor(degree / 10)

const bass = (hz: number, at: number): Note => ({ wave: 'sawtooth', hz: hz / 4, at, lasts: 0.2, gain: 0.05 })
const kick = (at: number): Note => ({ wave: 'sine', hz: 128, toHz: 44, at, lasts: 0.16, gain: 0.095 })
const tick = (at: number): Note => ({ wave: 'square', hz: 4_200, at, lasts: 0.025, gain: 0.007 })
const lead = (degree: number, at: number): Note[] => [
  { wave: 'square', hz: tone(degree), at, lasts: 0.22, gain: 0.02, attack: 0.01 },
  { wave: 'sine', hz: tone(degree) * 2, at: at + STEP_S * 1.5, lasts: 0.24, gain: 0.012, attack: 0.01 },
]
/** A short pulse of the arpeggio that runs with the reels. */
const pulse = (degree: number, at: number): Note => ({
  wave: 'square',
  hz: tone(degree),
  at,
  lasts: 0.09,
  gain: 0.014,
})

/** A bar: four on the floor, a bass that pulses on its root, and what is played over them. */
function bar(root: number, over: readonly Note[]): Phrase {
  const on = (rest: number, every: number) =>
    BAR.flatMap((index) => (index % every === rest ? [index * STEP_S] : []))
  return {
    seconds: BAR.length * STEP_S,
    notes: [
      ...on(0, 4).map(kick),
      ...on(2, 4).map(tick),
      ...on(0, 2).map((at, index) => bass(root * (index === 3 ? 1.5 : 1), at)),
      ...over,
    ],
  }
}

const street = (root: number, melody: readonly (number | null)[]): Phrase =>
  bar(root, writeTune({ steps: melody, everyS: STEP_S }, lead))

/** The arpeggio in quarter beats, a tick on each half. */
const drive = (root: number, arpeggio: readonly [number, number, number, number]): Phrase =>
  bar(root, [
    ...writeTune({ steps: [0, 1, 2, 3].flatMap(() => arpeggio), everyS: STEP_S / 2 }, (degree, at) => [
      pulse(degree, at),
    ]),
    ...BAR.map((index) => tick((index + 0.5) * STEP_S)),
  ])

/** All signs lit: the lead in two octaves over a full chord. */
const lights = (root: number, chord: readonly number[], melody: readonly (number | null)[]): Phrase =>
  bar(root, [
    ...writeTune({ steps: melody, everyS: STEP_S }, (degree, at) => [
      ...lead(degree, at),
      { wave: 'triangle', hz: tone(degree) * 2, at, lasts: 0.26, gain: 0.014, attack: 0.01 },
    ]),
    ...chord.map(
      (degree): Note => ({
        wave: 'sawtooth',
        hz: tone(degree),
        lasts: BAR.length * STEP_S,
        gain: 0.009,
        attack: 0.05,
      }),
    ),
  ])

/** A street at night, while the reels rest. */
const streetMood: Mood = {
  phrases: [
    street(A, [5, null, 3, null, 4, null, null, 3]),
    street(A, [5, null, 6, null, 5, null, null, null]),
    street(F, [6, null, 5, null, 3, null, null, 5]),
    street(F, [6, null, 8, null, 6, null, null, null]),
    street(C, [8, null, 7, null, 6, null, null, 5]),
    street(C, [4, null, 5, null, 6, null, null, null]),
    street(G, [7, null, 5, null, 4, null, null, 3]),
    street(G, [2, null, 3, null, 4, null, null, null]),
  ],
}

export const neonSevensMoods = {
  street: streetMood,
  /** While the reels turn. */
  drive: {
    phrases: [
      drive(A, [0, 3, 5, 3]),
      drive(F, [1, 5, 6, 5]),
      drive(C, [1, 3, 6, 4]),
      drive(G, [2, 4, 7, 4]),
      drive(A, [3, 5, 8, 5]),
      drive(G, [4, 7, 9, 7]),
    ],
    next: streetMood,
  },
  /** A big win. */
  lights: {
    phrases: [
      lights(F, [1, 5, 6], [6, null, 8, 6, 10, null, 8, null]),
      lights(G, [2, 4, 7], [7, null, 9, 7, 12, null, 9, null]),
      lights(C, [1, 3, 6], [8, null, 9, 11, 13, null, 11, null]),
      lights(A, [3, 5, 6], [10, null, 8, 10, 11, 10, 8, null]),
    ],
    next: streetMood,
  },
} as const satisfies Record<string, Mood>

export type NeonSevensMood = keyof typeof neonSevensMoods
