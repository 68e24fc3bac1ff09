import { type Phrase, writeTune } from '../../../web/shared/sound/music.ts'
import type { Note } from '../../../web/shared/sound/sound-engine.ts'

const BEAT_S = 0.3
/** Equal temperament around A4. */
const semitone = (note: number): number => 440 * 2 ** (note / 12)

/** A double bass, plucked. */
const bass = (note: number, at: number): Note[] => [
  { wave: 'sine', hz: semitone(note - 24), at, lasts: 0.42, gain: 0.085 },
  { wave: 'triangle', hz: semitone(note - 12), at, lasts: 0.1, gain: 0.014 },
]
/** A vibraphone: soft, with its fourth partial. */
const vibes = (note: number, at: number): Note[] => [
  { wave: 'sine', hz: semitone(note), at, lasts: 0.9, gain: 0.03, attack: 0.01 },
  { wave: 'sine', hz: semitone(note + 24), at, lasts: 0.24, gain: 0.007 },
]
/** A brush on the off-beat. */
const brush = (at: number): Note => ({ wave: 'triangle', hz: 3_400, at, lasts: 0.05, gain: 0.008 })

/** Two bars of a walking bass under chords of a vibraphone, with a brushed swing. */
function bars(
  walk: readonly number[],
  chords: readonly (readonly [beat: number, notes: readonly number[]])[],
): Phrase {
  return {
    seconds: walk.length * BEAT_S,
    notes: [
      ...writeTune({ steps: walk, everyS: BEAT_S }, bass),
      ...chords.flatMap(([beat, notes]) => notes.flatMap((note) => vibes(note, beat * BEAT_S))),
      ...walk.flatMap((_, beat) =>
        beat % 2 === 1 ? [brush(beat * BEAT_S), brush((beat + 0.66) * BEAT_S)] : [],
      ),
    ],
  }
}

/** A salon at midnight: two, five, one and six in F. */
export const blackjackMusic: readonly Phrase[] = [
  bars(
    [-2, 1, 3, 4, 3, 1, -2, 2],
    [
      [0.66, [1, 5, 8]],
      [4, [3, 6, 10]],
    ],
  ),
  bars(
    [3, 1, -1, -3, -4, -1, 1, 2],
    [
      [0.66, [2, 5, 9]],
      [4.66, [0, 3, 8]],
    ],
  ),
  bars(
    [-4, 0, 3, 5, 3, 0, -4, -3],
    [
      [0.66, [0, 3, 7]],
      [4, [-2, 3, 7]],
    ],
  ),
  bars(
    [-7, -4, 0, -4, -2, 0, 1, -1],
    [
      [0, [-4, 0, 5]],
      [4.66, [1, 5, 8]],
    ],
  ),
]
