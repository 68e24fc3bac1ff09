import { bell, pluck, run, shimmer, step } from '../../../web/shared/sound/instruments.ts'
import { type AskMood, createScore } from '../../../web/shared/sound/score.ts'
import type { Note, SoundEngine } from '../../../web/shared/sound/sound-engine.ts'
import { type PearlTideMood, pearlTideMoods } from './pearl-tide-music.ts'

/** The sounds of the reef. */
export interface PearlTideSounds {
  spin(): void
  /** A column has come to rest. */
  land(column: number): void
  /** A clam landed; `count` of them raises the pitch. */
  clam(count: number): void
  anticipate(): void
  /** Clusters light up; later cascades sound higher, and with a chord once the round has paid more than its stake. */
  chain(cascades: number, isWin: boolean): void
  burst(cascades: number): void
  pearl(): void
  /** Down to the free spins. */
  dive(): void
  /** Asks for a mood of the music; null ends it. */
  readonly music: AskMood<PearlTideMood>
}

/** A bubble: a short tone that glides up. */
const bubble = (hz: number, at: number, gain: number): Note => ({
  wave: 'sine',
  hz,
  toHz: hz * 1.9,
  at,
  lasts: 0.11,
  gain,
})

/** A glass harp: a soft tone with its octave and twelfth. */
const glass = (hz: number, at: number, gain: number): Note[] => [
  { wave: 'sine', hz, at, lasts: 0.75, gain, attack: 0.015 },
  { wave: 'sine', hz: hz * 2, at, lasts: 0.5, gain: gain * 0.4, attack: 0.01 },
  { wave: 'triangle', hz: hz * 3, at, lasts: 0.22, gain: gain * 0.14 },
]

export function createPearlTideSounds(play: SoundEngine['play']): PearlTideSounds {
  return {
    music: createScore(play, pearlTideMoods),
    spin: () =>
      play(
        [0, 1, 2, 3, 4].map((i) => bubble(240 + i * 70, i * 0.05, 0.09)),
        [{ filter: 'lowpass', hz: 1_500, toHz: 240, lasts: 0.5, gain: 0.24, attack: 0.06 }],
      ),
    land: (column) =>
      play(
        [
          { wave: 'sine', hz: 170 + column * 9, toHz: 82, lasts: 0.12, gain: 0.26 },
          bubble(520 + column * 36, 0.02, 0.05),
        ],
        [{ filter: 'lowpass', hz: 900, toHz: 260, lasts: 0.07, gain: 0.1 }],
      ),
    clam: (count) => play([...bell(step(3 + count * 2), 0, 0.24), ...glass(step(5 + count * 2), 0.08, 0.14)]),
    anticipate: () =>
      play(
        Array.from({ length: 8 }, (_, i) =>
          pluck(step(1 + (i % 2) + Math.floor(i / 2)), i * 0.15, 0.08, 0.22),
        ).flat(),
        [{ filter: 'bandpass', hz: 260, toHz: 2_200, q: 2, lasts: 1.3, gain: 0.1, attack: 0.6 }],
      ),
    chain(cascades, isWin) {
      const from = Math.min(10, 1 + cascades)
      const notes = isWin ? [0, 2, 4] : [0]
      play(
        notes.flatMap((up, i) => glass(step(from + up), i * 0.07, 0.17)),
        isWin ? [shimmer(0.16, 0.05)] : [],
      )
    },
    burst: (cascades) =>
      play(
        [0, 1, 2, 3, 4, 5].map((i) => bubble(300 + Math.min(8, cascades) * 40 + i * 95, i * 0.028, 0.11)),
        [{ filter: 'bandpass', hz: 900, toHz: 3_200, q: 0.9, lasts: 0.22, gain: 0.12 }],
      ),
    pearl: () => play([...glass(step(10), 0.05, 0.12), ...glass(step(12), 0.14, 0.1)], [shimmer(0.2, 0.04)]),
    dive: () =>
      play(
        [
          ...run(2, 9, 0.09, 0.16),
          ...bell(step(2), 0, 0.3),
          { wave: 'sine', hz: 220, toHz: 70, lasts: 1.6, gain: 0.2, attack: 0.2 },
        ],
        [{ filter: 'lowpass', hz: 2_400, toHz: 180, lasts: 1.7, gain: 0.24, attack: 0.15 }],
      ),
  }
}
