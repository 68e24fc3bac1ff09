import { useEffect, useReducer } from 'react'
import type { TableView } from '../../../../web/shared/table/table-view.ts'
import type { BaccaratController, RunningHand, TurnedCards } from '../baccarat-types.ts'
import { liveHand, replayedHand, type ShownHand, showHand, showTimes } from './shown-hand.ts'

/** The hand as the table shows it now; the component is drawn again whenever more of it is to be seen. */
export function useShownHand({ scene, draft }: BaccaratController, table: TableView): ShownHand | null {
  const running = scene.replay === null ? liveHand(table, draft.table) : replayedHand(scene.replay)
  const elapsedMs = useElapsed(running, draft.turned)
  return running && showHand(running, elapsedMs, draft.turned)
}

/** Milliseconds since the deal began, renewed at each of its moments. */
function useElapsed(running: RunningHand | null, turned: TurnedCards): number {
  const [, renew] = useReducer((count: number) => count + 1, 0)
  const now = Date.now()
  const startedAt = running?.startedAt ?? 0
  const next = running === null ? undefined : showTimes(running, turned).find((ms) => startedAt + ms > now)
  const dueAt = next === undefined ? null : startedAt + next
  // After every render, so that a moment is awaited again whose timer ended before it by the clock.
  useEffect(() => {
    if (dueAt === null) return
    const timer = window.setTimeout(renew, Math.max(0, Math.ceil(dueAt - Date.now())))
    return () => window.clearTimeout(timer)
  })
  return now - startedAt
}
