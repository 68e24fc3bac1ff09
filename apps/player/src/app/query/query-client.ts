import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { CallQueryClient } from '@gamehall/web-client/calls/call-query-client.ts'
import { queryKeyOf } from '@gamehall/web-client/calls/use-call.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { HomeState } from '../../home-data.ts'

const FRESH_MS = 15_000

/** Creates the query cache, filled with the data that the server has read for home. */
export function createQueryClient(home?: HomeState): QueryClient {
  const client = new CallQueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: shouldRetry, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  if (home) {
    const { data, readAt: updatedAt } = home
    client.setQueryData(queryKeyOf('getSiteConfig', {}), data.getSiteConfig, { updatedAt })
    client.setQueryData(queryKeyOf('listBanners', {}), data.listBanners, { updatedAt })
    client.setQueryData(queryKeyOf('listNewNotices', {}), data.listNewNotices, { updatedAt })
    client.setQueryData(queryKeyOf('getGameHallList', {}), data.getGameHallList, { updatedAt })
  }
  return client
}

/** Retries once after an outage; never after a conclusive response or while offline. */
function shouldRetry(failures: number, error: Error): boolean {
  return failures < 1 && !(error instanceof CallError && (error.isConclusive || error.kind === 'offline'))
}
