import { celebrationOf } from '../celebration/celebration.ts'
import type { GamePage } from '../frontend/game-frontend.ts'
import type { GameTypes, RoundOf } from '../frontend/game-types.ts'
import type { Haptics } from '../haptics/haptics.ts'
import { playEvents } from '../show/play-events.ts'
import type { ShowStage } from '../show/show-stage.ts'
import type { Sounds } from '../sound/sounds.ts'

/** What was played while a round was shown, in order: sounds, vibrations, and messages for screen readers. */
export interface RecordedShow {
  readonly sounds: readonly string[]
  readonly haptics: readonly string[]
  readonly messages: readonly string[]
}

/** Shows a round by its page's script and handlers, on a stage without parts that waits for nothing. */
export async function recordShow<T extends GameTypes>(
  page: GamePage<T>,
  round: RoundOf<T>,
): Promise<RecordedShow> {
  const [sounds, haptics, messages]: [string[], string[], string[]] = [[], [], []]
  const heard = recordCalls(sounds, {} as Sounds & T['sounds'])
  const felt = recordCalls<Haptics>(haptics, {} as Haptics)
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
  return { sounds, haptics, messages }
}

/** An object whose every method only notes its name. */
function recordCalls<Methods extends object>(names: string[], methods: Methods): Methods {
  return new Proxy(methods, { get: (_target, name) => () => void names.push(String(name)) })
}
