import { bell, pluck, shimmer, step } from '../../../web/shared/sound/instruments.ts'
import { type AskMood, createScore } from '../../../web/shared/sound/score.ts'
import type { SoundEngine } from '../../../web/shared/sound/sound-engine.ts'
import { type MinesMood, minesMoods } from './mines-music.ts'

/** The sounds of the mine. */
export interface MinesSounds {
  /** The gem found as number `order` of the round; the pitch rises. */
  gem(order: number): void
  boom(): void
  /** Asks for a mood of the music; null ends it. */
  readonly music: AskMood<MinesMood>
  /** Gems poured out. */
  win(): void
}

export function createMinesSounds(play: SoundEngine['play']): MinesSounds {
  return {
    music: createScore(play, minesMoods),
    gem: (order) =>
      play(
        [
          ...bell(step(5 + Math.min(order, 14)), 0, 0.22),
          ...pluck(step(10 + Math.min(order, 14)), 0.05, 0.1, 0.4),
        ],
        [shimmer(0.05, 0.05)],
      ),
    boom: () =>
      play(
        [
          { wave: 'sine', hz: 130, toHz: 28, lasts: 0.85, gain: 0.55 },
          { wave: 'square', hz: 70, toHz: 30, lasts: 0.3, gain: 0.08 },
        ],
        [
          { filter: 'lowpass', hz: 3200, toHz: 90, lasts: 0.9, gain: 0.42 },
          { filter: 'highpass', hz: 2400, lasts: 0.12, gain: 0.12 },
        ],
      ),
    win: () =>
      play(
        [...pluck(step(7), 0, 0.2), ...pluck(step(9), 0.08, 0.2), ...pluck(step(12), 0.16, 0.22, 1)],
        [0.02, 0.08, 0.13, 0.19, 0.26, 0.32].map((at) => shimmer(at, 0.12)),
      ),
  }
}
