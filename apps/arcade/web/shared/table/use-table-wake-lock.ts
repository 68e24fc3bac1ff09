import { useEffect } from 'react'
import { holdWakeLock } from '../shell/use-wake-lock.ts'
import type { TableStore } from './table-store.ts'
import type { TableView } from './table-view.ts'

/**
 * Keeps the screen awake while the player's own bets at the table are open. It follows the store by itself, so that nothing is
 * rendered when a round begins or ends.
 */
export function useTableWakeLock(store: TableStore): void {
  useEffect(() => {
    let release: (() => void) | null = null
    const follow = () => {
      if (hasOpenBet(store.view())) {
        release ??= holdWakeLock()
        return
      }
      release?.()
      release = null
    }
    follow()
    const unsubscribe = store.subscribe(follow)
    return () => {
      unsubscribe()
      release?.()
    }
  }, [store])
}

/** A page that the table has refused hears of no more results. */
const hasOpenBet = ({ refusal, mine }: TableView): boolean =>
  refusal === null && mine.some(({ status }) => status === 'open')
