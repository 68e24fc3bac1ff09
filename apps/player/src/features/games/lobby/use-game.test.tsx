import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useGame } from './use-game.ts'

const featured = { gid: 'mines', name: '礦坑尋寶' }
/** A game beyond the first hundred. */
const distant = { gid: 'game-250', name: '遠方' }
let asked: unknown[] = []
const answer = (data: unknown) => new Response(JSON.stringify({ code: 0, msg: '', data }))

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (path.endsWith('/getGameHallList')) return answer({ categories: [], platforms: [], list: [featured] })
    const request: { gids: readonly string[] } = JSON.parse(body)
    asked.push(request.gids)
    const list = request.gids.includes(distant.gid) ? [distant] : []
    return answer({ list, total: list.length, page: 1, page_size: 100 })
  })
})
afterEach(() => vi.unstubAllGlobals())

const show = (gid: string) =>
  renderHook((props) => useGame(props.gid), {
    initialProps: { gid },
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  })

it('finds a game outside the lobby', async () => {
  const { result } = show(distant.gid)
  await waitFor(() => expect(result.current).toEqual({ game: distant, isKnown: true, isMissing: false }))
  expect(asked).toEqual([[distant.gid]])
})

it('sends no request for a game of the lobby', async () => {
  const { result } = show('mines')
  await waitFor(() => expect(result.current).toEqual({ game: featured, isKnown: true, isMissing: false }))
  expect(asked).toEqual([])
})

it('reports a missing game', async () => {
  const { result } = show('gone')
  await waitFor(() => expect(result.current).toEqual({ game: undefined, isKnown: true, isMissing: true }))
})

it('does not return another game', async () => {
  const { result, rerender } = show(distant.gid)
  await waitFor(() => expect(result.current.game).toEqual(distant))
  rerender({ gid: 'gone' })
  expect(result.current.game).toBeUndefined()
})
