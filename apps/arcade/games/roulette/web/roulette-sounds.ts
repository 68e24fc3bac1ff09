import { bell, pluck, shimmer, step } from '../../../web/shared/sound/instruments.ts'
import { createMusic } from '../../../web/shared/sound/music.ts'
import type { SoundEngine } from '../../../web/shared/sound/sound-engine.ts'
import { salonMusic, wheelMusic } from './roulette-music.ts'

/** The sounds of wheel and table. */
export interface RouletteSounds {
  chip(): void
  lift(): void
  /** The ball is thrown and the wheel turns. */
  throwBall(): void
  /** The ball passes a star on the rim; `loudness` from 0 to 1. */
  roll(loudness: number): void
  /** The ball hops over a pocket. */
  hop(): void
  /** The ball is at rest: a bell for the number, whatever it pays. */
  rest(number: number): void
  /** A phrase of the music while chips are laid, or while the ball runs. */
  music(mood: 'salon' | 'wheel'): void
}

/** How close to the end of a phrase the next may be asked for, in seconds. */
const AHEAD_S = 0.4

export function createRouletteSounds(play: SoundEngine['play']): RouletteSounds {
  const music = createMusic(play)
  return {
    music: (mood) => music(mood === 'salon' ? salonMusic : wheelMusic, AHEAD_S),
    chip: () =>
      play(
        [
          { wave: 'triangle', hz: 2_350, toHz: 1_700, lasts: 0.05, gain: 0.1 },
          { wave: 'sine', hz: 3_900, lasts: 0.03, gain: 0.05 },
        ],
        [{ filter: 'highpass', hz: 3_600, lasts: 0.03, gain: 0.08 }],
      ),
    lift: () => play([{ wave: 'triangle', hz: 1_500, toHz: 2_300, lasts: 0.05, gain: 0.07 }]),
    throwBall: () =>
      play(
        [{ wave: 'sine', hz: 92, toHz: 130, lasts: 1.6, gain: 0.1, attack: 0.4 }],
        [{ filter: 'bandpass', hz: 1_900, toHz: 900, q: 3, lasts: 2.6, gain: 0.1, attack: 0.12 }],
      ),
    roll: (loudness) =>
      play([], [{ filter: 'bandpass', hz: 2_600, q: 5, lasts: 0.035, gain: 0.03 + 0.05 * loudness }]),
    hop: () =>
      play(
        [{ wave: 'triangle', hz: 1_850 + Math.random() * 500, toHz: 1_300, lasts: 0.04, gain: 0.12 }],
        [{ filter: 'highpass', hz: 4_200, lasts: 0.02, gain: 0.07 }],
      ),
    rest: (number) =>
      play(
        [...bell(step(3 + (number % 10)), 0, 0.2), ...pluck(step(number % 5), 0.02, 0.12)],
        [shimmer(0.05, 0.03)],
      ),
  }
}
