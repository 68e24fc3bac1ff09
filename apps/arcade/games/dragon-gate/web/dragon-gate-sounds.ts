import { bell, gong, pluck, run, step } from '../../../web/shared/sound/instruments.ts'
import { type AskMood, createScore } from '../../../web/shared/sound/score.ts'
import type { SoundEngine } from '../../../web/shared/sound/sound-engine.ts'
import { type DragonGateMood, dragonGateMoods } from './dragon-gate-music.ts'

/** The sounds of the reels and the dragon. */
export interface DragonGateSounds {
  spin(): void
  stop(reel: number): void
  /** A scatter landed; `count` of them raises the pitch. */
  gate(count: number): void
  anticipate(): void
  dragon(): void
  freeSpins(): void
  /** Asks for a mood of the music; null ends it. */
  readonly music: AskMood<DragonGateMood>
}

export function createDragonGateSounds(play: SoundEngine['play']): DragonGateSounds {
  return {
    music: createScore(play, dragonGateMoods),
    spin: () =>
      play([], [{ filter: 'bandpass', hz: 280, toHz: 1500, q: 0.8, lasts: 0.42, gain: 0.2, attack: 0.08 }]),
    stop: (reel) =>
      play(
        [
          { wave: 'sine', hz: 150 + reel * 8, toHz: 62, lasts: 0.14, gain: 0.42 },
          { wave: 'triangle', hz: 640 + reel * 30, toHz: 300, lasts: 0.05, gain: 0.14 },
        ],
        [{ filter: 'lowpass', hz: 1600, toHz: 300, lasts: 0.07, gain: 0.16 }],
      ),
    gate: (count) => play([...bell(step(4 + count * 2), 0, 0.3), ...bell(step(6 + count * 2), 0.09, 0.22)]),
    anticipate: () =>
      play(
        Array.from({ length: 9 }, (_, i) =>
          pluck(step(2 + (i % 2) + Math.floor(i / 2)), i * 0.13, 0.1, 0.22),
        ).flat(),
        [{ filter: 'bandpass', hz: 300, toHz: 2600, q: 2, lasts: 1.2, gain: 0.12, attack: 0.5 }],
      ),
    dragon: () =>
      play(
        [
          { wave: 'sawtooth', hz: 92, toHz: 58, lasts: 0.75, gain: 0.16, attack: 0.12 },
          { wave: 'square', hz: 61, toHz: 46, lasts: 0.8, gain: 0.08, attack: 0.1 },
        ],
        [{ filter: 'bandpass', hz: 500, toHz: 1900, q: 1.4, lasts: 0.75, gain: 0.24, attack: 0.2 }],
      ),
    freeSpins: () => play([...gong(0), ...gong(0.35), ...run(5, 11, 0.1, 0.17)]),
  }
}
