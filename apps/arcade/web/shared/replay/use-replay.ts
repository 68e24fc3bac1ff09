import { useRef, useState } from 'react'
import type { GamePage } from '../frontend/game-frontend.ts'
import type { GameTypes, RoundOf } from '../frontend/game-types.ts'
import { playEvents } from '../show/play-events.ts'
import type { ShowStage } from '../show/show-stage.ts'
import type { StageControl } from '../show/use-show-stage.ts'
import { muteStage } from './mute-stage.ts'
import { type ReplayMoney, readReplayMoney } from './replay-money.ts'

/** The position of a replay. */
export interface ReplayState {
  /** Events shown so far, of `count`. */
  readonly shown: number
  readonly count: number
  readonly isPlaying: boolean
  readonly money: ReplayMoney
}

export type ReplayCommand = 'play' | 'pause' | 'next' | 'previous' | 'close'

/** Shows past rounds event by event, as the player asks, and then the stage as it was. */
export function useReplay<T extends GameTypes>(
  page: GamePage<T>,
  { stage, setReplay, skip, endCelebration }: StageControl<T>,
) {
  const [state, setState] = useState<ReplayState | null>(null)
  const commands = useRef(createCommands())
  const replay = async (round: RoundOf<T>, last: RoundOf<T> | null) => {
    const before = stage.scene()
    setReplay(true)
    try {
      const money = readReplayMoney(round)
      await runReplay(page, stage, page.script(round), commands.current, (place) =>
        setState({ ...place, money }),
      )
    } finally {
      setReplay(false)
      setState(null)
      stage.show(before)
      page.accompany?.(stage)
      await page.settle?.(stage, last)
    }
  }
  const command = (next: ReplayCommand) => {
    commands.current.give(next)
    if (next === 'play') return
    skip()
    endCelebration()
  }
  return { state, replay, command }
}

async function runReplay<T extends GameTypes>(
  page: GamePage<T>,
  stage: ShowStage<T>,
  events: readonly T['event'][],
  commands: Commands,
  report: (place: Omit<ReplayState, 'money'>) => void,
): Promise<void> {
  let shown = 0
  let isPlaying = true
  const restart = async (upTo: number) => {
    stage.show(page.createScene(null))
    await page.begin?.(upTo === 0 ? stage : muteStage(stage, page))
    await playEvents(events.slice(0, upTo), page.handlers, muteStage(stage, page))
    if (upTo > 0) page.accompany?.(stage)
    shown = upTo
  }
  const step = async () => {
    const event = events[shown]
    if (event === undefined) return
    stage.resetSkip()
    await playEvents([event], page.handlers, stage)
    shown += 1
  }
  commands.clear()
  report({ shown, count: events.length, isPlaying })
  await restart(0)
  for (;;) {
    if (shown === events.length) isPlaying = false
    report({ shown, count: events.length, isPlaying })
    const command = isPlaying ? commands.take() : await commands.next()
    if (command === 'close') return
    if (command === 'pause') isPlaying = false
    if (command === 'play') {
      isPlaying = true
      if (shown === events.length) await restart(0)
    }
    if (command === 'previous') {
      isPlaying = false
      await restart(Math.max(0, shown - 1))
    }
    if (command === 'next') isPlaying = false
    if (command === 'next' || (isPlaying && command !== 'pause')) await step()
  }
}

type Commands = ReturnType<typeof createCommands>

/** Keeps the player's latest command until the replay takes it. */
function createCommands() {
  let given: ReplayCommand | null = null
  let wake: (() => void) | null = null
  const take = () => {
    const command = given
    given = null
    return command
  }
  return {
    take,
    clear() {
      given = null
    },
    give(command: ReplayCommand) {
      given = command
      wake?.()
    },
    async next(): Promise<ReplayCommand | null> {
      if (given === null)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      wake = null
      return take()
    },
  }
}
