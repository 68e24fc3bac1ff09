import { useRef } from 'react'
import type { GamePage } from '../face/game-face.ts'
import type { GameTypes, RoundOf } from '../face/game-types.ts'
import { playEvents } from '../show/play-events.ts'
import type { ShowStage } from '../show/show-stage.ts'

const REPLAY_END_MS = 1_600

/** Plays rounds on the stage. A round that continues is played from where it stopped. */
export function useRoundShow<T extends GameTypes>(
  page: GamePage<T>,
  stage: ShowStage<T>,
  setReplay: (isReplay: boolean) => void,
  first: RoundOf<T> | null,
) {
  const played = useRef({ roundId: first?.round_id, events: first === null ? 0 : page.script(first).length })
  const last = useRef(first)
  return {
    async play(round: RoundOf<T>): Promise<void> {
      const events = page.script(round)
      const from = played.current.roundId === round.round_id ? played.current.events : 0
      played.current = { roundId: round.round_id, events: events.length }
      last.current = round
      await playEvents(events.slice(from), page.handlers, stage)
    },
    async replay(round: RoundOf<T>): Promise<void> {
      const before = stage.scene()
      setReplay(true)
      try {
        stage.resetSkip()
        stage.show(page.createScene(null))
        await page.begin?.(stage)
        await playEvents(page.script(round), page.handlers, stage)
        await stage.wait(REPLAY_END_MS)
      } finally {
        setReplay(false)
        stage.show(before)
        await page.settle?.(stage, last.current)
      }
    },
  }
}
