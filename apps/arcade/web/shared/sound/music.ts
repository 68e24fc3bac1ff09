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
 * Returns the function that plays a game's phrases on the music channel, one after another each time it is asked; while one sounds,
 * no other starts.
 */
export function createMusic(
  play: SoundEngine['play'],
  now: () => number = () => performance.now(),
): (phrases: readonly Phrase[]) => void {
  let until = 0
  let order = 0
  return (phrases) => {
    const phrase = phrases[order % phrases.length]
    if (phrase === undefined || now() < until) return
    order += 1
    until = now() + phrase.seconds * 1_000
    play(phrase.notes, [], 'music')
  }
}
