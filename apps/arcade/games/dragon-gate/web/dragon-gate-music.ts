import { bell, drum, pluck, step } from '../../../web/shared/sound/instruments.ts'
import { type Phrase, writeTune } from '../../../web/shared/sound/music.ts'
import type { Mood } from '../../../web/shared/sound/score.ts'
import type { Note } from '../../../web/shared/sound/sound-engine.ts'

/** Seconds between two tones of the song; four are a bar. */
const PALACE_S = 0.32
const REALM_S = 0.19
const DRUM_HZ = 104

/** A bowed string that slides up to its tone, as an erhu does. */
const bowed = (hz: number, at: number, lasts: number, gain: number): Note[] => [
  { wave: 'sawtooth', hz: hz * 0.985, toHz: hz, at, lasts, gain: gain * 0.4, attack: 0.09 },
  { wave: 'sine', hz: hz * 0.985, toHz: hz, at, lasts, gain, attack: 0.07 },
]

/** What accompanies a song: a zither that keeps time, and the steps on which a court drum is struck. */
interface Court {
  readonly everyS: number
  readonly beats: readonly number[]
  readonly songGain: number
  readonly drumGain: number
}

const TIME = [0, 2, 4, 2, 0, 2, 5, 2, 1, 2, 4, 2, 0, 2, 4, 5]

/** An erhu sings over the court. */
function sing(song: readonly (number | null)[], { everyS, beats, songGain, drumGain }: Court): Phrase {
  const seconds = song.length * everyS
  return {
    seconds,
    notes: [
      ...writeTune({ steps: song, everyS }, (degree, at) => bowed(step(degree), at, everyS * 1.7, songGain)),
      ...writeTune({ steps: TIME, everyS: seconds / TIME.length }, (degree, at) =>
        pluck(step(degree), at, 0.024, 0.6),
      ),
      ...beats.map((beat) => drum(DRUM_HZ, beat * everyS, drumGain)),
    ],
  }
}

const palace = (song: readonly (number | null)[], beats: readonly number[]): Phrase =>
  sing(song, { everyS: PALACE_S, beats, songGain: 0.036, drumGain: 0.068 })

const realm = (song: readonly number[], beats: readonly number[]): Phrase =>
  sing(song, { everyS: REALM_S, beats, songGain: 0.026, drumGain: 0.05 })

/** The whole court: the song with its lower octave, bells on the bars, and a drum roll into the next. */
function triumph(song: readonly (number | null)[]): Phrase {
  const { seconds, notes } = sing(song, {
    everyS: PALACE_S,
    beats: [0, 2, 4, 5, 6, 6.5, 7, 7.5],
    songGain: 0.024,
    drumGain: 0.042,
  })
  const lower = writeTune({ steps: song, everyS: PALACE_S }, (degree, at) =>
    bowed(step(degree) / 2, at, PALACE_S * 1.5, 0.014),
  )
  return {
    seconds,
    notes: [...notes, ...lower, ...bell(step(5), 0, 0.018), ...bell(step(7), seconds / 2, 0.018)],
  }
}

/** The palace at night, for the paid spins: one line of a song after another. */
const palaceMood: Mood = {
  phrases: [
    palace([5, 7, 9, null, 7, 5, 4, null], [0, 4, 6]),
    palace([7, 9, 10, null, 9, 7, 5, null], [0, 4, 6]),
    palace([9, 7, 5, 4, 5, null, 2, null], [0, 4, 5]),
    palace([4, 5, 4, 2, 0, null, 0, null], [0, 4, 6, 7]),
    palace([7, null, 5, 7, 9, null, 10, 9], [0, 4, 6]),
    palace([10, 9, 7, null, 5, 4, 5, null], [0, 3, 4, 6]),
  ],
}

/** The dragon's realm, in the free spins: higher and faster. */
const realmMood: Mood = {
  phrases: [
    realm([9, 10, 12, 10, 9, 7, 9, 10, 12, 14, 12, 10], [0, 2, 4, 6, 8, 10]),
    realm([14, 12, 10, 9, 10, 12, 10, 9, 7, 5, 7, 9], [0, 2, 4, 6, 8, 9, 10]),
    realm([10, 12, 14, 12, 10, 12, 14, 15, 14, 12, 10, 9], [0, 2, 4, 6, 8, 10, 11]),
    realm([12, 10, 9, 7, 9, 10, 9, 7, 5, 7, 9, 7], [0, 2, 3, 4, 6, 8, 10]),
  ],
}

export const dragonGateMoods = {
  palace: palaceMood,
  realm: realmMood,
  /** A big win. */
  triumph: {
    phrases: [
      triumph([5, 7, 9, 10, 12, null, 14, null]),
      triumph([12, 14, 15, 14, 12, 10, 12, null]),
      triumph([9, 10, 12, null, 10, 12, 14, null]),
    ],
    next: palaceMood,
  },
} as const satisfies Record<string, Mood>

export type DragonGateMood = keyof typeof dragonGateMoods
