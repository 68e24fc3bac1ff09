import { bell, gong, pluck, shimmer, step } from '../../../web/shared/sound/instruments.ts'
import { createMusic } from '../../../web/shared/sound/music.ts'
import type { Burst, Note, SoundEngine } from '../../../web/shared/sound/sound-engine.ts'
import { ROLL_MS } from './dice/dice-motion.ts'
import { diceMusic, marketMusic } from './sic-bo-music.ts'

/** The sounds of the lantern house. */
export interface SicBoSounds {
  chip(): void
  lift(): void
  /** One of the last seconds of betting. */
  tick(): void
  noMoreBets(): void
  /** The dice rattle, hop and lie, as long as they are seen to. */
  roll(lastMs: number): void
  /** A bell for the total, whatever it pays. */
  result(total: number): void
  /** A phrase of the music while bets are taken, or of that for the dice. */
  music(mood: 'market' | 'dice'): void
}

/** How close to the end of a phrase the next may be asked for, in seconds: the dice are not asked about while they roll. */
const AHEAD_S = 2

/** A die that strikes wood. */
const knock = (at: number, gain: number, hz: number): [Note, Burst] => [
  { wave: 'triangle', hz, toHz: hz * 0.55, at, lasts: 0.05, gain },
  { filter: 'bandpass', hz: hz * 2.1, q: 3, at, lasts: 0.035, gain: gain * 0.8 },
]

/** When the dice strike the plate, in seconds: a rattle, then ever longer hops. */
const STRIKES = [
  ...Array.from({ length: 15 }, (_, index) => index * 0.095),
  1.62,
  1.78,
  1.93,
  2.2,
  2.34,
  2.5,
  2.72,
  2.84,
  3.02,
]

export function createSicBoSounds(play: SoundEngine['play']): SicBoSounds {
  const music = createMusic(play)
  return {
    chip: () =>
      play(
        [
          { wave: 'triangle', hz: 2_100, toHz: 1_500, lasts: 0.05, gain: 0.1 },
          { wave: 'sine', hz: 3_500, lasts: 0.03, gain: 0.05 },
        ],
        [{ filter: 'highpass', hz: 3_400, lasts: 0.03, gain: 0.07 }],
      ),
    lift: () => play([{ wave: 'triangle', hz: 1_350, toHz: 2_050, lasts: 0.05, gain: 0.07 }]),
    music: (mood) => music(mood === 'market' ? marketMusic : diceMusic, AHEAD_S),
    tick: () => play([{ wave: 'triangle', hz: 940, toHz: 860, lasts: 0.06, gain: 0.12 }]),
    noMoreBets: () => play(gong(0), [{ filter: 'bandpass', hz: 900, q: 1, lasts: 0.3, gain: 0.06 }]),
    roll(lastMs) {
      const strikes = STRIKES.map((at, index) =>
        knock((at * lastMs) / ROLL_MS, 0.07 + (index > 14 ? 0.05 : 0), 620 + ((index * 137) % 380)),
      )
      play(
        strikes.map(([note]) => note),
        strikes.map(([, burst]) => burst),
      )
    },
    result: (total) =>
      play([...bell(step(total % 10), 0, 0.2), ...pluck(step(total % 5), 0.03, 0.1)], [shimmer(0.06, 0.03)]),
  }
}
