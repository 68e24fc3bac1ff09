import { pluck, shimmer, step } from '../../../web/shared/sound/instruments.ts'
import { createMusic } from '../../../web/shared/sound/music.ts'
import type { SoundEngine } from '../../../web/shared/sound/sound-engine.ts'
import { boxMusic, fallMusic } from './plinko-music.ts'

/** The sounds of the marbles. */
export interface PlinkoSounds {
  /** Marbles are let go. */
  release(): void
  /** A marble touches a peg; rows further down sound higher. */
  peg(row: number): void
  /** A marble comes to rest in a cup: wood, whatever it pays. */
  cup(): void
  /** A marble adds to a round that has already paid more than its stake. */
  gain(tenths: number): void
  /** A phrase of the music before the drop, or while marbles fall. */
  music(mood: 'box' | 'fall'): void
}

/** Pegs sound at most this often, so that a hundred marbles rattle instead of roar. */
const PEG_GAP_MS = 34

/** How close to the end of a phrase the next may be asked for, in seconds. */
const AHEAD_S = 0.4

export function createPlinkoSounds(play: SoundEngine['play']): PlinkoSounds {
  const music = createMusic(play)
  let lastPeg = 0
  return {
    music: (mood) => music(mood === 'box' ? boxMusic : fallMusic, AHEAD_S),
    release: () =>
      play(
        [{ wave: 'sine', hz: 190, toHz: 420, lasts: 0.12, gain: 0.2 }],
        [{ filter: 'bandpass', hz: 900, toHz: 2400, q: 2, lasts: 0.14, gain: 0.1 }],
      ),
    peg(row) {
      const now = performance.now()
      if (now - lastPeg < PEG_GAP_MS) return
      lastPeg = now
      const hz = step(8 + Math.floor(row / 2)) * (1 + (Math.random() - 0.5) * 0.02)
      play(
        [
          { wave: 'sine', hz: hz * 2, lasts: 0.09, gain: 0.055 },
          { wave: 'triangle', hz: hz * 5.1, lasts: 0.03, gain: 0.022 },
        ],
        [{ filter: 'highpass', hz: 5_200, lasts: 0.018, gain: 0.03 }],
      )
    },
    cup: () =>
      play(
        [
          { wave: 'sine', hz: 240, toHz: 130, lasts: 0.1, gain: 0.26 },
          { wave: 'triangle', hz: 620, toHz: 380, lasts: 0.04, gain: 0.08 },
        ],
        [{ filter: 'lowpass', hz: 1_300, lasts: 0.06, gain: 0.1 }],
      ),
    gain: (tenths) =>
      play(pluck(step(6 + Math.min(9, Math.round(Math.log2(Math.max(11, tenths) / 10) * 1.4))), 0, 0.16), [
        shimmer(0.03, 0.06),
      ]),
  }
}
