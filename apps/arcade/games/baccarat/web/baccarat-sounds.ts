import { bell, gong, pluck, run, shimmer, step } from '../../../web/shared/sound/instruments.ts'
import type { Note, SoundEngine } from '../../../web/shared/sound/sound-engine.ts'
import type { Winner } from '../rules.ts'

/** The sounds of the table: chips, cards, wooden clappers, and a flute in the night. */
export interface BaccaratSounds {
  chip(): void
  lift(): void
  /** A second of the last ones before betting closes. */
  tick(): void
  /** Betting is open: a few bars of music. */
  open(): void
  /** No more bets: two strokes of a clapper. */
  close(): void
  slide(): void
  turn(): void
  /** The result is called, the same whatever was bet. */
  call(winner: Winner): void
}

/** The steps of the flute's phrases, one each time that betting opens. */
const PHRASES = [
  [5, 7, 9, 10, 9, 7],
  [9, 10, 12, 10, 9, 7],
  [7, 5, 4, 5, 7, 9],
  [4, 7, 9, 7, 5, 2],
] as const
const NOTE_S = 0.42

const flute = (hz: number, at: number, lasts: number): Note[] => [
  { wave: 'sine', hz, at, lasts, gain: 0.06, attack: 0.09 },
  { wave: 'triangle', hz: hz * 2, at, lasts: lasts * 0.8, gain: 0.012, attack: 0.12 },
]

const clapper = (at: number): Note[] => [
  { wave: 'triangle', hz: 980, toHz: 720, at, lasts: 0.07, gain: 0.2 },
  { wave: 'square', hz: 1_460, toHz: 1_050, at, lasts: 0.03, gain: 0.05 },
]

/** Where the call begins on the scale: low for the banker, high for the player, in between for a tie. */
const CALLS: Readonly<Record<Winner, number>> = { banker: 3, tie: 5, player: 7 }

export function createBaccaratSounds(play: SoundEngine['play']): BaccaratSounds {
  let phrase = -1
  return {
    chip: () =>
      play(
        [{ wave: 'triangle', hz: 2_100, toHz: 1_500, lasts: 0.05, gain: 0.1 }],
        [{ filter: 'highpass', hz: 3_200, lasts: 0.03, gain: 0.09 }],
      ),
    lift: () => play([{ wave: 'triangle', hz: 1_400, toHz: 2_000, lasts: 0.05, gain: 0.07 }]),
    tick: () => play([{ wave: 'triangle', hz: 760, toHz: 640, lasts: 0.05, gain: 0.09 }]),
    open() {
      phrase = (phrase + 1) % PHRASES.length
      const steps = PHRASES[phrase] ?? PHRASES[0]
      play(
        [
          ...steps.flatMap((degree, index) =>
            flute(step(degree), index * NOTE_S, index === steps.length - 1 ? 1.3 : NOTE_S * 1.1),
          ),
          ...pluck(step(0), 0, 0.05, 1.6),
          ...pluck(step(2), NOTE_S * 3, 0.05, 1.6),
        ],
        [],
        'music',
      )
    },
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
