import { step } from '../../../web/shared/sound/instruments.ts'
import { type Phrase, type Tune, writeTune } from '../../../web/shared/sound/music.ts'
import type { Note } from '../../../web/shared/sound/sound-engine.ts'

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
    gain: 0.055,
    attack: 1.2,
  }))

function phrase(tune: Tune, rootHz: number): Phrase {
  const seconds = tune.steps.length * tune.everyS
  return {
    seconds,
    notes: [...hum(rootHz, seconds), ...writeTune(tune, (degree, at) => drop(step(degree), at))],
  }
}

/** Drops that fall into a lake under the ground, one phrase after another. */
export const caveMusic: readonly Phrase[] = [
  phrase({ steps: [9, null, 7, null, null, 10, null, 5, null, null, null, null], everyS: 0.36 }, step(0) / 4),
  phrase({ steps: [12, null, null, 9, null, 7, null, null, 4, null, null, null], everyS: 0.36 }, step(3) / 8),
  phrase(
    { steps: [7, null, 9, null, 10, null, null, 12, null, null, null, null], everyS: 0.36 },
    step(1) / 4,
  ),
]
