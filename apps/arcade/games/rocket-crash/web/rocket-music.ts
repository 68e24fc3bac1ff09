import { step } from '../../../web/shared/sound/instruments.ts'
import { type Phrase, writeTune } from '../../../web/shared/sound/music.ts'
import type { Note } from '../../../web/shared/sound/sound-engine.ts'

/** A wide chord that swells and goes. */
const pad = (degrees: readonly number[], at: number, lasts: number): Note[] =>
  degrees.map((degree, index) => ({
    wave: index === 0 ? 'triangle' : 'sine',
    hz: step(degree) / 2,
    at,
    lasts,
    gain: 0.034,
    attack: lasts * 0.35,
  }))

/** A pulse of light: a short tone with its octave. */
const pulse = (degree: number, at: number): Note[] => [
  { wave: 'triangle', hz: step(degree) / 2, at, lasts: 0.18, gain: 0.024 },
  { wave: 'sine', hz: step(degree), at: at + 0.24, lasts: 0.16, gain: 0.01 },
]

/** Before the launch: two chords under the stars. */
export const padMusic: readonly Phrase[] = [
  {
    seconds: 3.4,
    notes: [...pad([0, 2, 4], 0, 2), ...pad([1, 3, 5], 1.7, 2), ...pulse(9, 0.4), ...pulse(12, 2.1)],
  },
]

function flight(steps: readonly number[], chord: readonly number[]): Phrase {
  const everyS = 0.16
  return {
    seconds: steps.length * everyS,
    notes: [...pad(chord, 0, steps.length * everyS + 0.4), ...writeTune({ steps, everyS }, pulse)],
  }
}

/** In flight: an arpeggio that climbs with each phrase. */
export const flightMusic: readonly Phrase[] = [
  flight([5, 7, 9, 12, 9, 7, 5, 7, 9, 12, 14, 12], [0, 2, 5]),
  flight([6, 8, 10, 12, 10, 8, 6, 8, 10, 12, 15, 12], [1, 3, 6]),
  flight([7, 9, 12, 14, 12, 9, 7, 9, 12, 14, 16, 14], [2, 4, 7]),
]
