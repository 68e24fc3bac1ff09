import { type Phrase, writeTune } from '../../../web/shared/sound/music.ts'
import type { Note } from '../../../web/shared/sound/sound-engine.ts'

/** The minor scale of the machine's synthesizer, in hertz: A, C, D, E, G and on. */
const SCALE_HZ = [220, 261.63, 293.66, 329.63, 392, 440, 523.25, 587.33, 659.26, 783.99]
const BEAT_S = 0.16

const tone = (degree: number): number => SCALE_HZ[degree % SCALE_HZ.length] ?? 220

const bass = (hz: number, at: number): Note => ({ wave: 'sawtooth', hz: hz / 4, at, lasts: 0.2, gain: 0.05 })
const kick = (at: number): Note => ({ wave: 'sine', hz: 128, toHz: 44, at, lasts: 0.16, gain: 0.095 })
const tick = (at: number): Note => ({ wave: 'square', hz: 4_200, at, lasts: 0.025, gain: 0.007 })
const lead = (degree: number, at: number): Note[] => [
  { wave: 'square', hz: tone(degree), at, lasts: 0.22, gain: 0.02, attack: 0.01 },
  { wave: 'sine', hz: tone(degree) * 2, at: at + BEAT_S * 1.5, lasts: 0.24, gain: 0.012, attack: 0.01 },
]

/** A night drive: four on the floor, a pulsing bass on its root, a lead with its echo. */
function bars(root: number, melody: readonly (number | null)[]): Phrase {
  const beats = Array.from({ length: 16 }, (_, beat) => beat * BEAT_S)
  return {
    seconds: 16 * BEAT_S,
    notes: [
      ...beats.filter((_, beat) => beat % 4 === 0).map(kick),
      ...beats.filter((_, beat) => beat % 4 === 2).map(tick),
      ...beats
        .filter((_, beat) => beat % 2 === 0)
        .map((at, index) => bass(root * (index % 4 === 3 ? 1.5 : 1), at)),
      ...writeTune({ steps: melody, everyS: BEAT_S }, lead),
    ],
  }
}

/** Four bars of a street at night, one each spin. */
export const streetMusic: readonly Phrase[] = [
  bars(220, [5, null, 3, null, 4, null, null, 3, 5, null, 6, null, 5, null, null, null]),
  bars(174.61, [6, null, 5, null, 3, null, null, 5, 6, null, 8, null, 6, null, null, null]),
  bars(261.63, [8, null, 7, null, 6, null, null, 5, 4, null, 5, null, 6, null, null, null]),
  bars(196, [7, null, 5, null, 4, null, null, 3, 2, null, 3, null, 4, null, null, null]),
]
