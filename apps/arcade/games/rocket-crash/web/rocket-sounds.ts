import { bell, pluck, step } from '../../../web/shared/sound/instruments.ts'
import { type AskMood, createScore } from '../../../web/shared/sound/score.ts'
import type { SoundEngine } from '../../../web/shared/sound/sound-engine.ts'
import { type RocketMood, rocketMoods } from './rocket-music.ts'

export interface RocketSounds {
  /** A second of the countdown. */
  tick(): void
  liftOff(): void
  /** The flight has passed another whole multiplier; the higher, the brighter. */
  climb(multiplier: number): void
  /** The win of every game: a cash-out that paid more than its bet. */
  win(): void
  crash(): void
  /** Asks for a mood of the music; null ends it. */
  readonly music: AskMood<RocketMood>
}

/** Engines of filtered noise, a glass harp for the climb. */
export function createRocketSounds(play: SoundEngine['play']): RocketSounds {
  return {
    music: createScore(play, rocketMoods),
    tick: () => play([{ wave: 'sine', hz: 880, lasts: 0.07, gain: 0.1 }]),
    liftOff: () =>
      play(
        [{ wave: 'sawtooth', hz: 46, toHz: 92, lasts: 2.2, gain: 0.12, attack: 0.3 }],
        [
          { filter: 'lowpass', hz: 220, toHz: 900, lasts: 2.4, gain: 0.4, attack: 0.25 },
          { filter: 'bandpass', hz: 1_400, toHz: 4_800, q: 0.7, at: 0.2, lasts: 1.8, gain: 0.1, attack: 0.5 },
        ],
      ),
    climb: (multiplier) =>
      play(pluck(step(Math.min(16, 4 + Math.round(Math.log2(multiplier) * 2))), 0, 0.12)),
    win: () =>
      play([...bell(step(10), 0, 0.22), ...bell(step(12), 0.09, 0.2), ...bell(step(14), 0.18, 0.18)]),
    crash: () =>
      play(
        [{ wave: 'triangle', hz: 120, toHz: 32, lasts: 1.1, gain: 0.34 }],
        [
          { filter: 'lowpass', hz: 1_800, toHz: 90, lasts: 1.6, gain: 0.55 },
          { filter: 'highpass', hz: 3_000, lasts: 0.16, gain: 0.2 },
        ],
      ),
  }
}
