import { useRef } from 'react'
import type { GamePage } from '../frontend/game-frontend.ts'
import type { GameTypes, RoundOf } from '../frontend/game-types.ts'
import { playEvents } from '../show/play-events.ts'
import type { ShowStage } from '../show/show-stage.ts'

/** Plays rounds on the stage, as `playEvents` does. A round that continues is played from where it stopped. */
export function useRoundShow<T extends GameTypes>(
  page: GamePage<T>,
  stage: ShowStage<T>,
  first: RoundOf<T> | null,
): (round: RoundOf<T>) => Promise<void> | undefined {
  const played = useRef({ roundId: first?.round_id, events: first === null ? 0 : page.script(first).length })
  return (round) => {
    const events = page.script(round)
    const from = played.current.roundId === round.round_id ? played.current.events : 0
    played.current = { roundId: round.round_id, events: events.length }
    return playEvents(events.slice(from), page.handlers, stage)
  }
}
