import { pluck, step } from '../../../web/shared/sound/instruments.ts'
import { type Phrase, type Tune, writeTune } from '../../../web/shared/sound/music.ts'
import type { Note } from '../../../web/shared/sound/sound-engine.ts'

/** A harp over long swells, as water moves. */
function phrase(tune: Tune, bassHz: number): Phrase {
  const seconds = tune.steps.length * tune.everyS
  const swell = [0, seconds / 2].map(
    (at, index): Note => ({
      wave: 'sine',
      hz: bassHz * (index === 0 ? 1 : 1.5),
      at,
      lasts: seconds / 2 + 0.4,
      gain: 0.09,
      attack: 0.5,
    }),
  )
  return {
    seconds,
    notes: [...swell, ...writeTune(tune, (degree, at) => pluck(step(degree), at, 0.045, 0.9))],
  }
}

export const reefMusic: readonly Phrase[] = [
  phrase({ steps: [5, 7, 9, null, 8, 7, 5, null, 4, 5, 7, null], everyS: 0.24 }, step(0) / 2),
]
export const deepMusic: readonly Phrase[] = [
  phrase({ steps: [2, 4, 7, 9, 11, 9, 7, 4, 1, 3, 6, 8, 10, 8, 6, 3], everyS: 0.17 }, step(0) / 4),
]
