import { gong, run, shimmer, step } from './instruments.ts'
import type { SoundEngine } from './sound-engine.ts'

/** The sounds of every game; a game adds its own (`GamePage.createSounds`). */
export interface Sounds {
  click(): void
  bet(): void
  count(): void
  /** A return above the stake; never for less. */
  win(): void
  bigWin(tier: 1 | 2 | 3): void
  error(): void
}

/** How long the music stays low under a win's sound, in seconds. */
const WIN_S = 1
const BIG_WIN_S = { 1: 2.2, 2: 2.6, 3: 3 } as const

/** The same sounds; the music is lowered under those of a win. A game's own sounds of a win are to be in them by then. */
export const duckMusicForWins = <S extends Pick<Sounds, 'win' | 'bigWin'>>(
  sounds: S,
  { duckMusic }: Pick<SoundEngine, 'duckMusic'>,
): S => ({
  ...sounds,
  win() {
    duckMusic(WIN_S)
    sounds.win()
  },
  bigWin(tier: 1 | 2 | 3) {
    duckMusic(BIG_WIN_S[tier])
    sounds.bigWin(tier)
  },
})

/** Creates the sounds of the arcade at balanced volumes. */
export function createSounds({ play }: Pick<SoundEngine, 'play'>): Sounds {
  return {
    click: () => play([{ wave: 'triangle', hz: 620, toHz: 480, lasts: 0.06, gain: 0.16 }]),
    bet: () => play([{ wave: 'triangle', hz: step(9), lasts: 0.09, gain: 0.14 }]),
    count: () => play([{ wave: 'triangle', hz: step(12), lasts: 0.05, gain: 0.07 }], [shimmer(0, 0.03)]),
    win: () => play(run(5, 5, 0.075, 0.2), [shimmer(0.3, 0.08), shimmer(0.38, 0.06)]),
    bigWin: (tier) =>
      play(
        [...gong(0), ...run(3, 8 + tier * 3, 0.085, 0.19), ...run(8, 6, 0.085, 0.1)],
        [0.5, 0.64, 0.78, 0.92, 1.06].map((at) => shimmer(at, 0.09)),
      ),
    error: () =>
      play([
        { wave: 'triangle', hz: 230, lasts: 0.16, gain: 0.2 },
        { wave: 'triangle', hz: 172, at: 0.13, lasts: 0.24, gain: 0.2 },
      ]),
  }
}
