import { call } from '@gamehall/web-client/calls/call.ts'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { queryKeyOf } from '@gamehall/web-client/calls/use-call.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { refreshPlayerInfo } from '../../../shared/player/use-player-info.ts'

type OpenRounds = CallResponse<'listOpenRounds'>['list']

/** Refetches the player’s balances when a round is not among the open ones any more: it may have been won. */
export function useRefreshOnRoundEnd(rounds: OpenRounds | undefined): void {
  const client = useQueryClient()
  const before = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (rounds === undefined) return
    const now = new Set(rounds.map(({ gid, table, bet_time }) => [gid, table, bet_time].join(' ')))
    const isOver = before.current.difference(now).size > 0
    before.current = now
    if (isOver) void refreshBalances(client)
  }, [rounds, client])
}

/** What platforms hold is asked of them first: the player info has what was last known of them. */
async function refreshBalances(client: QueryClient): Promise<void> {
  await client.prefetchQuery({
    queryKey: queryKeyOf('getPlatformBalances', {}),
    queryFn: ({ signal }) => call('getPlatformBalances', {}, { signal, isSilent: true }),
    staleTime: 0,
  })
  await refreshPlayerInfo(client)
}
