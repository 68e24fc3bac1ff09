import { bell, gong, run, shimmer, step } from '../../../web/shared/sound/instruments.ts'
import { createMusic } from '../../../web/shared/sound/music.ts'
import type { Note, SoundEngine } from '../../../web/shared/sound/sound-engine.ts'
import type { Winner } from '../rules.ts'
import { dealMusic, gardenMusic } from './baccarat-music.ts'

/** The sounds of the table: chips, cards, wooden clappers. */
export interface BaccaratSounds {
  chip(): void
  lift(): void
  /** A second of the last ones before betting closes. */
  tick(): void
  /** No more bets: two strokes of a clapper. */
  close(): void
  slide(): void
  turn(): void
  /** The result is called, the same whatever was bet. */
  call(winner: Winner): void
  /** A phrase of the music while bets are taken, or while the hand is dealt. */
  music(mood: 'garden' | 'deal'): void
}

/** How close to the end of a phrase the next may be asked for, in seconds: cards that are squeezed fall more slowly than music. */
const AHEAD_S = 1.6

const clapper = (at: number): Note[] => [
  { wave: 'triangle', hz: 980, toHz: 720, at, lasts: 0.07, gain: 0.2 },
  { wave: 'square', hz: 1_460, toHz: 1_050, at, lasts: 0.03, gain: 0.05 },
]

/** Where the call begins on the scale: low for the banker, high for the player, in between for a tie. */
const CALLS: Readonly<Record<Winner, number>> = { banker: 3, tie: 5, player: 7 }

export function createBaccaratSounds(play: SoundEngine['play']): BaccaratSounds {
  const music = createMusic(play)
  return {
    chip: () =>
      play(
        [{ wave: 'triangle', hz: 2_100, toHz: 1_500, lasts: 0.05, gain: 0.1 }],
        [{ filter: 'highpass', hz: 3_200, lasts: 0.03, gain: 0.09 }],
      ),
    lift: () => play([{ wave: 'triangle', hz: 1_400, toHz: 2_000, lasts: 0.05, gain: 0.07 }]),
    tick: () => play([{ wave: 'triangle', hz: 760, toHz: 640, lasts: 0.05, gain: 0.09 }]),
    music: (mood) => music(mood === 'garden' ? gardenMusic : dealMusic, AHEAD_S),
    close: () => play([...clapper(0), ...clapper(0.16)]),
    slide: () => play([], [{ filter: 'bandpass', hz: 1_700, toHz: 3_400, q: 0.8, lasts: 0.14, gain: 0.12 }]),
    turn: () =>
      play(
        [{ wave: 'triangle', hz: 300, toHz: 210, lasts: 0.05, gain: 0.12 }],
        [{ filter: 'highpass', hz: 2_600, lasts: 0.06, gain: 0.12 }],
      ),
    call: (winner) =>
      play(
        [...bell(step(CALLS[winner]), 0, 0.2), ...run(CALLS[winner], 3, 0.12, 0.08), ...gong(0).slice(0, 1)],
        [shimmer(0.2, 0.03)],
      ),
  }
}
