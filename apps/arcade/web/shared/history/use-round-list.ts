import { useCallback, useEffect, useRef, useState } from 'react'
import type { Round } from '../../../src/game-api/schema.ts'
import { useGameKit } from '../shell/game-kit.ts'

const PAGE_SIZE = 20

interface RoundList {
  readonly rounds: readonly Round[]
  readonly cursor: string | null
  readonly state: 'loading' | 'failed' | 'more' | 'complete'
}

/** Loads the player's past rounds, newest first, page by page. */
export function useRoundList() {
  const { client } = useGameKit()
  const [list, setList] = useState<RoundList>({ rounds: [], cursor: null, state: 'loading' })
  const isLoading = useRef(false)
  const load = useCallback(
    async (cursor: string | null) => {
      if (isLoading.current) return
      isLoading.current = true
      setList((before) => ({ ...before, state: 'loading' }))
      const result = await client.call('listRounds', { cursor, limit: PAGE_SIZE })
      isLoading.current = false
      setList((before) =>
        result.ok
          ? {
              rounds: cursor === null ? result.data.list : [...before.rounds, ...result.data.list],
              cursor: result.data.next_cursor,
              state: result.data.next_cursor === null ? 'complete' : 'more',
            }
          : { ...before, state: 'failed' },
      )
    },
    [client],
  )
  useEffect(() => void load(null), [load])
  return { ...list, loadMore: () => load(list.cursor) }
}
