import { pluck, shimmer, step } from '../../../web/shared/sound/instruments.ts'
import type { Note, SoundEngine } from '../../../web/shared/sound/sound-engine.ts'

/** The sounds of the marbles. */
export interface PlinkoSounds {
  /** Marbles are let go: a lively tune for as long as they fall, in seconds. */
  release(seconds: number): void
  /** A marble touches a peg; rows further down sound higher. */
  peg(row: number): void
  /** A marble comes to rest in a cup: wood, whatever it pays. */
  cup(): void
  /** A marble adds to a round that has already paid more than its stake. */
  gain(tenths: number): void
}

/** Pegs sound at most this often, so that a hundred marbles rattle instead of roar. */
const PEG_GAP_MS = 34

/** The tune of the market by steps of the scale, with rests, and the seconds between them. */
const TUNE = [5, null, 7, 9, 10, null, 9, 7, 5, null, 4, 5, 7, null, null, null] as const
const TUNE_EVERY_S = 0.15

/** Wooden bars and a soft bass in a two-beat, as long as the marbles fall. */
function marketMusic(seconds: number): Note[] {
  const beats = Math.floor(seconds / TUNE_EVERY_S)
  return Array.from({ length: beats }, (_, beat): Note[] => {
    const at = beat * TUNE_EVERY_S
    const degree = TUNE[beat % TUNE.length] ?? null
    const bass: Note[] =
      beat % 4 === 0
        ? [{ wave: 'sine', hz: step(beat % 16 < 8 ? 0 : 2) / 2, at, lasts: 0.3, gain: 0.075 }]
        : []
    if (degree === null) return bass
    return [
      ...bass,
      { wave: 'triangle', hz: step(degree), at, lasts: 0.16, gain: 0.05 },
      { wave: 'sine', hz: step(degree) * 4, at, lasts: 0.05, gain: 0.016 },
    ]
  }).flat()
}

export function createPlinkoSounds(play: SoundEngine['play']): PlinkoSounds {
  let lastPeg = 0
  return {
    release(seconds) {
      play(
        [{ wave: 'sine', hz: 190, toHz: 420, lasts: 0.12, gain: 0.2 }],
        [{ filter: 'bandpass', hz: 900, toHz: 2400, q: 2, lasts: 0.14, gain: 0.1 }],
      )
      play(marketMusic(seconds), [], 'music')
    },
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
