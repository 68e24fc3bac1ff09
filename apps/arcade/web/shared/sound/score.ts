import { createMusic, type Phrase } from './music.ts'
import type { SoundEngine } from './sound-engine.ts'

/** A mood of a game's music. It lasts until another is asked for; with `next` it lasts a phrase, which that mood follows. */
export interface Mood {
  readonly phrases: readonly Phrase[]
  /** Null: the music ends with the phrase. */
  readonly next?: Mood | null
}

/** Asks for a mood. It begins where the phrase that sounds ends, or at once in silence; null ends the music there. */
export type AskMood<Name extends string> = (mood: Name | null) => void

/** The page's clock, whose times are milliseconds, and whether nobody sees the page. */
interface ScoreClock {
  now(): number
  isHidden(): boolean
  after(ms: number, run: () => void): void
}

const pageClock: ScoreClock = {
  now: () => performance.now(),
  isHidden: () => typeof document !== 'undefined' && document.visibilityState === 'hidden',
  after: (ms, run) => void setTimeout(run, ms),
}

/** How long the music goes on after a mood was last asked for. */
const KEEP_MS = 30_000
/** How long before the end of a phrase the next is chosen, so that it follows without a gap. */
const AHEAD_MS = 200
/** A timer may be this early, in seconds. */
const TOLERANCE_S = 0.05

interface State {
  /** What was asked for since the last phrase was chosen; undefined when nothing was. */
  asked: Mood | null | undefined
  playing: Mood | null
  endsAt: number
  keptUntil: number
}

const states = new WeakMap<SoundEngine['play'], State>()

/**
 * Returns the function that makes a game's music follow its moods, phrase after phrase without a gap. Nothing begins on a page that
 * nobody sees, or when no mood was asked for in a while. Scores made for the same engine are the same music.
 */
export function createScore<Name extends string>(
  play: SoundEngine['play'],
  moods: Readonly<Record<Name, Mood>>,
  clock: ScoreClock = pageClock,
): AskMood<Name> {
  const music = createMusic(play, clock.now)
  const state: State = states.get(play) ?? { asked: undefined, playing: null, endsAt: 0, keptUntil: 0 }
  states.set(play, state)
  const goOn = () => {
    const isKept = clock.now() < state.keptUntil && !clock.isHidden()
    state.playing = isKept ? nextMood(state) : null
    state.asked = undefined
    const phrase = state.playing && music(state.playing.phrases, AHEAD_MS / 1_000 + TOLERANCE_S)
    if (phrase === null) return
    const endsAt = Math.max(clock.now(), state.endsAt) + phrase.seconds * 1_000
    state.endsAt = endsAt
    clock.after(endsAt - AHEAD_MS - clock.now(), () => {
      if (state.endsAt === endsAt) goOn()
    })
  }
  return (name) => {
    state.asked = name && moods[name]
    state.keptUntil = clock.now() + KEEP_MS
    if (clock.now() >= state.endsAt) goOn()
  }
}

function nextMood({ asked, playing }: State): Mood | null {
  if (asked !== undefined) return asked
  return playing?.next === undefined ? playing : playing.next
}
