import { type AskMood, createScore } from '../../../web/shared/sound/score.ts'
import type { Note, SoundEngine } from '../../../web/shared/sound/sound-engine.ts'
import { type NeonSevensMood, neonSevensMoods } from './neon-sevens-music.ts'

/** The sounds of the machine. */
export interface NeonSevensSounds {
  spin(): void
  stop(reel: number): void
  anticipate(): void
  /** A line that is part of a win; a later one sounds higher. */
  line(order: number): void
  /** Asks for a mood of the music; null ends it. */
  readonly music: AskMood<NeonSevensMood>
}

/** A synthesizer's minor scale on A, in hertz. */
const SCALE_HZ = [220, 261.63, 293.66, 329.63, 392, 440, 523.25, 587.33, 659.26, 783.99]

const tone = (hz: number, at: number, gain: number, lasts = 0.3): Note[] => [
  { wave: 'sawtooth', hz, at, lasts: lasts * 0.6, gain: gain * 0.4 },
  { wave: 'square', hz: hz / 2, at, lasts, gain: gain * 0.3 },
  { wave: 'sine', hz: hz * 2, at, lasts: lasts * 1.4, gain: gain * 0.5 },
]

export function createNeonSevensSounds(play: SoundEngine['play']): NeonSevensSounds {
  return {
    music: createScore(play, neonSevensMoods),
    spin: () =>
      play(
        [
          { wave: 'square', hz: 90, toHz: 240, lasts: 0.22, gain: 0.1 },
          ...[0, 1, 2, 3, 4, 5].map(
            (tick): Note => ({
              wave: 'triangle',
              hz: 880 - tick * 40,
              at: 0.06 + tick * 0.055,
              lasts: 0.03,
              gain: 0.06,
            }),
          ),
        ],
        [{ filter: 'bandpass', hz: 400, toHz: 2400, q: 0.9, lasts: 0.4, gain: 0.16, attack: 0.06 }],
      ),
    stop: (reel) =>
      play(
        [
          { wave: 'sine', hz: 190 + reel * 14, toHz: 70, lasts: 0.13, gain: 0.44 },
          { wave: 'square', hz: 520 + reel * 80, toHz: 260, lasts: 0.05, gain: 0.07 },
        ],
        [{ filter: 'highpass', hz: 2600, lasts: 0.04, gain: 0.14 }],
      ),
    anticipate: () =>
      play(Array.from({ length: 10 }, (_, i) => tone(SCALE_HZ[i % 10] ?? 440, i * 0.1, 0.09, 0.16)).flat(), [
        { filter: 'bandpass', hz: 600, toHz: 4200, q: 3, lasts: 1.05, gain: 0.1, attack: 0.6 },
      ]),
    line: (order) => play(tone(SCALE_HZ[Math.min(9, 4 + order)] ?? 440, 0, 0.16, 0.32)),
  }
}
