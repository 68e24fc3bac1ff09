import type { Note, SoundEngine } from './sound-engine.ts'

/** A piece of music that is played as a whole. */
export interface Phrase {
  readonly notes: readonly Note[]
  readonly seconds: number
}

/** A tune by steps of a scale, one every `everyS` seconds; null rests. */
export interface Tune {
  readonly steps: readonly (number | null)[]
  readonly everyS: number
}

/** Plays each step of a tune by what `play` writes for it. */
export function writeTune({ steps, everyS }: Tune, play: (degree: number, at: number) => Note[]): Note[] {
  return steps.flatMap((degree, index) => (degree === null ? [] : play(degree, index * everyS)))
}

/**
 * Plays a phrase of a mood's list and returns it, or does nothing and returns null while another sounds that does not end within
 * `aheadS` seconds.
 */
export type Music = (phrases: readonly Phrase[], aheadS?: number) => Phrase | null

/** What a page's music has played: when the latest phrase begins and ends, in ms, and how many of each list were heard. */
interface Playback {
  startsAt: number
  endsAt: number
  readonly heard: Map<readonly Phrase[], number>
}

const playbacks = new WeakMap<SoundEngine['play'], Playback>()

/**
 * Returns the function that plays a game's phrases on the music channel, those of each list in turn, one at a time. A phrase that is
 * asked for in the last `aheadS` seconds of another follows it without a gap. Music made for the same engine is the same music.
 */
export function createMusic(play: SoundEngine['play'], now: () => number = () => performance.now()): Music {
  const playback = playbacks.get(play) ?? { startsAt: 0, endsAt: 0, heard: new Map() }
  playbacks.set(play, playback)
  return (phrases, aheadS = 0) => {
    const { startsAt, endsAt, heard } = playback
    const asked = now()
    const turn = heard.get(phrases) ?? 0
    const phrase = phrases[turn % phrases.length]
    if (phrase === undefined || asked < startsAt || asked + aheadS * 1_000 < endsAt) return null
    heard.set(phrases, turn + 1)
    playback.startsAt = Math.max(asked, endsAt)
    playback.endsAt = playback.startsAt + phrase.seconds * 1_000
    play(delay(phrase.notes, (playback.startsAt - asked) / 1_000), [], 'music')
    return phrase
  }
}

const delay = (notes: readonly Note[], seconds: number): readonly Note[] =>
  seconds === 0 ? notes : notes.map((note) => ({ ...note, at: (note.at ?? 0) + seconds }))
