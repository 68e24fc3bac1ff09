import { bell, pluck, step } from '../../../web/shared/sound/instruments.ts'
import { type AskMood, createScore } from '../../../web/shared/sound/score.ts'
import type { SoundEngine } from '../../../web/shared/sound/sound-engine.ts'
import { type BlackjackMood, blackjackMoods } from './blackjack-music.ts'

/** The sounds of the table. */
export interface BlackjackSounds {
  card(): void
  turnOver(): void
  chip(): void
  knock(): void
  yourTurn(): void
  /** A natural in a round that has paid more than its stakes. */
  blackjack(): void
  /** A round that has paid no more than its stakes; quiet. */
  roundOver(): void
  /** Asks for a mood of the music; null ends it. */
  readonly music: AskMood<BlackjackMood>
}

export function createBlackjackSounds(play: SoundEngine['play']): BlackjackSounds {
  return {
    music: createScore(play, blackjackMoods),
    card: () =>
      play(
        [{ wave: 'triangle', hz: 240, toHz: 150, at: 0.12, lasts: 0.05, gain: 0.12 }],
        [{ filter: 'bandpass', hz: 3200, toHz: 900, q: 0.7, lasts: 0.15, gain: 0.22, attack: 0.03 }],
      ),
    turnOver: () =>
      play(
        [{ wave: 'triangle', hz: 320, toHz: 190, at: 0.16, lasts: 0.06, gain: 0.14 }],
        [{ filter: 'highpass', hz: 1800, lasts: 0.18, gain: 0.12, attack: 0.05 }],
      ),
    chip: () =>
      play(
        [
          { wave: 'sine', hz: 2300, lasts: 0.05, gain: 0.12 },
          { wave: 'sine', hz: 3100, at: 0.035, lasts: 0.06, gain: 0.1 },
        ],
        [{ filter: 'highpass', hz: 4200, lasts: 0.04, gain: 0.1 }],
      ),
    knock: () =>
      play([
        { wave: 'sine', hz: 170, toHz: 90, lasts: 0.08, gain: 0.34 },
        { wave: 'sine', hz: 160, toHz: 85, at: 0.13, lasts: 0.08, gain: 0.28 },
      ]),
    yourTurn: () => play(pluck(step(7), 0, 0.09, 0.3)),
    blackjack: () =>
      play([...bell(step(9), 0, 0.2), ...bell(step(12), 0.1, 0.18), ...bell(step(14), 0.2, 0.16)]),
    roundOver: () => play([{ wave: 'triangle', hz: 196, lasts: 0.18, gain: 0.1 }]),
  }
}
