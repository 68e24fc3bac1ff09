import { celebrationOf } from '../celebration/celebration.ts'
import type { GamePage } from '../frontend/game-frontend.ts'
import type { GameTypes, RoundOf } from '../frontend/game-types.ts'
import type { Haptics } from '../haptics/haptics.ts'
import { playEvents } from '../show/play-events.ts'
import type { ShowStage } from '../show/show-stage.ts'
import type { Sounds } from '../sound/sounds.ts'

/** What was played while a round was shown, in order: sounds, music, vibrations, and messages for screen readers. */
export interface RecordedShow {
  readonly sounds: readonly string[]
  /** The moods that the music was asked for; each once until another was. */
  readonly moods: readonly unknown[]
  readonly haptics: readonly string[]
  readonly messages: readonly string[]
}

/** Shows a round by its page's script and handlers, on a stage without parts that waits for nothing. */
export async function recordShow<T extends GameTypes>(
  page: GamePage<T>,
  round: RoundOf<T>,
): Promise<RecordedShow> {
  const [sounds, haptics, messages]: [string[], string[], string[]] = [[], [], []]
  const moods: unknown[] = []
  const heard = recordCalls({} as Sounds & T['sounds'], (name, mood) => {
    if (name !== 'music') sounds.push(name)
    else if (moods.at(-1) !== mood) moods.push(mood)
  })
  const felt = recordCalls({} as Haptics, (name) => haptics.push(name))
  let scene = page.createScene(null)
  const stage: ShowStage<T> = {
    language: 'en',
    sounds: heard,
    haptics: felt,
    parts: {},
    scene: () => scene,
    show(change) {
      scene = { ...scene, ...change }
    },
    wait: async () => {},
    isFast: () => false,
    isReplay: () => true,
    resetSkip() {},
    celebrate(paidMinor, stakeMinor) {
      const { kind } = celebrationOf(paidMinor, stakeMinor)
      if (kind === 'none') return undefined
      felt.win()
      sounds.push(kind === 'win' ? 'win' : 'bigWin')
      return undefined
    },
    announce: (message) => void messages.push(message),
  }
  await playEvents(page.script(round), page.handlers, stage)
  return { sounds, moods, haptics, messages }
}

/** An object whose every method only notes its name and what it was called with. */
function recordCalls<Methods extends object>(
  methods: Methods,
  note: (name: string, value: unknown) => void,
): Methods {
  return new Proxy(methods, { get: (_target, name) => (value: unknown) => note(String(name), value) })
}
