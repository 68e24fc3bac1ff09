import { useState } from 'react'
import type { OpenSessionResponse } from '../../../src/game-api/schema.ts'
import { windowTimer } from '../motion/skippable-timer.ts'

/** Waits until the hall's least time since the last opening has passed; no skip shortens it. Null when it has. The arcade refuses earlier rounds. */
export function useMinCycle({
  duties,
  last_round,
  server_time,
}: OpenSessionResponse): () => Promise<void> | null {
  const minCycleMs = duties.min_cycle_ms
  const [last] = useState(() => ({
    at:
      last_round === null
        ? Number.NEGATIVE_INFINITY
        : performance.now() - (Date.parse(server_time) - Date.parse(last_round.opened_at)),
  }))
  return () => {
    const now = performance.now()
    const waitMs = minCycleMs === 0 ? 0 : Math.max(0, last.at + minCycleMs - now)
    last.at = now + waitMs
    return waitMs === 0 ? null : new Promise<void>((resolve) => windowTimer.set(resolve, waitMs))
  }
}
