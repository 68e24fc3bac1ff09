import { useEffect, useState } from 'react'
import type { CallResult } from '../../../../web/shared/api/arcade-client.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import type { MinesRound } from '../../schemas.ts'
import type { MinesController } from '../mines-types.ts'

const PAGE_SIZE = 50
const MAX_PAGES = 10

/** The session's rounds by their ids: those before the page was loaded, and each that is over since. */
export function useSessionRounds(game: MinesController): readonly MinesRound[] {
  const { client, session } = useGameKit()
  const [rounds, setRounds] = useState<ReadonlyMap<string, MinesRound>>(new Map())
  const { since } = session.played
  useEffect(() => {
    let isGone = false
    async function load() {
      let cursor: string | null = null
      for (let page = 0; page < MAX_PAGES && !isGone; page += 1) {
        const result: CallResult<'listRounds'> = await client.call('listRounds', { cursor, limit: PAGE_SIZE })
        if (!result.ok || isGone) return
        const found = result.data.list.filter(({ opened_at }) => opened_at >= since) as MinesRound[]
        setRounds((before) => new Map([...found.map((round) => [round.round_id, round] as const), ...before]))
        cursor = result.data.next_cursor
        if (cursor === null || found.length < result.data.list.length) return
      }
    }
    void load()
    return () => {
      isGone = true
    }
  }, [client, since])
  const { round } = game
  useEffect(() => {
    if (round === null || round.status === 'open' || round.opened_at < since) return
    setRounds((before) => new Map(before).set(round.round_id, round))
  }, [round, since])
  return [...rounds.values()]
}
