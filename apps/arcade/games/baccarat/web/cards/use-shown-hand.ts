import { useEffect, useState } from 'react'
import type { TableView } from '../../../../web/shared/table/table-view.ts'
import type { BaccaratController, RunningHand, TurnedCards } from '../baccarat-types.ts'
import { liveHand, replayedHand, type ShownHand, showHand, showTimes } from './shown-hand.ts'

/** The hand as the table shows it now; the component is drawn again whenever more of it is to be seen. */
export function useShownHand({ scene, draft }: BaccaratController, table: TableView): ShownHand | null {
  const running = scene.replay === null ? liveHand(table) : replayedHand(scene.replay)
  const elapsedMs = useElapsed(running, draft.turned)
  return running && showHand(running, elapsedMs, draft.turned)
}

/** Milliseconds since the deal began, renewed at each of its moments. */
function useElapsed(running: RunningHand | null, turned: TurnedCards): number {
  const [now, setNow] = useState(() => Date.now())
  const next =
    running === null
      ? undefined
      : showTimes(running, turned).find((ms) => running.startedAt + ms > Date.now())
  const dueAt = running === null || next === undefined ? null : running.startedAt + next
  useEffect(() => {
    if (dueAt === null) return
    const timer = window.setTimeout(() => setNow(Date.now()), Math.max(0, dueAt - Date.now()))
    return () => window.clearTimeout(timer)
  }, [dueAt])
  return running === null ? 0 : Math.max(now, Date.now()) - running.startedAt
}
