import { localStore } from '@gamehall/web-client/storage/safe-storage.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endSession, startSession } from '../../../shared/stores/session-store.ts'
import { countLeft, useFreeRounds } from '../lobby/free-rounds.ts'
import { EntryNotices } from './entry-notices.tsx'

const showToast = vi.hoisted(() => vi.fn())
vi.mock('@gamehall/ui/feedback/toast-store.ts', () => ({ showToast }))

const GRANT = {
  ...{ id: 'g1', gid: 'mines', game_name: '礦坑尋寶', rounds: 20, left: 4, stake: '10.00', won: '0.00' },
  ...{ wash_percent: 100, expires_at: '2026-11-30T15:59:00.000Z' },
}

const Left = () => <p>{countLeft(useFreeRounds('mines'))}</p>

function enter(freeRounds: readonly object[], leaderboards: readonly object[]) {
  startSession({ token: 'token', socketUrl: 'ws://hall/ws?code=1' })
  const answer = (url: string) => (url.includes('eaderboard') ? leaderboards : freeRounds)
  vi.stubGlobal(
    'fetch',
    vi.fn(
      async (url: string) => new Response(JSON.stringify({ code: 0, msg: '', data: { list: answer(url) } })),
    ),
  )
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = (
    <QueryClientProvider client={client}>
      <EntryNotices gid="mines" />
      <Left />
    </QueryClientProvider>
  )
  const { unmount } = render(page)
  return { client, leave: unmount }
}

const close = vi.fn()
beforeEach(() => {
  showToast.mockReset().mockReturnValue(close)
  close.mockReset()
  localStore.remove('leaderboard_notices')
})
afterEach(() => {
  vi.useRealTimers()
  endSession()
  vi.unstubAllGlobals()
})

it('tells a player who enters at once of free rounds and of a leaderboard, each once', async () => {
  const { client } = enter([GRANT], [{ id: 1, title: '每日排行榜' }])
  await vi.waitFor(() => expect(showToast).toHaveBeenCalledTimes(2))
  const [key] = client
    .getQueryCache()
    .findAll({ predicate: ({ state }) => JSON.stringify(state.data).includes('g1') })
  if (key === undefined) throw new Error('no free rounds were asked for')
  client.setQueryData(key.queryKey, { list: [{ ...GRANT, left: 3 }] })
  await screen.findByText('3')
  expect(showToast.mock.calls.map(([notice]) => notice).toSorted()).toEqual([
    '您有 4 局免費局，每局 10.00，請於 2026-11-30 23:59 前使用。',
    '本遊戲的局數列入「每日排行榜」計算。',
  ])
})

it('tells nothing where there is neither', async () => {
  const { client } = enter([{ ...GRANT, gid: 'other' }], [])
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(showToast).not.toHaveBeenCalled()
})

it('tells of a leaderboard once a day, of each of them', async () => {
  const DAILY = { id: '1', title: '每日倍數王' }
  const noticesOf = async (leaderboard: object) => {
    showToast.mockClear()
    const { client, leave } = enter([], [leaderboard])
    await vi.waitFor(() => expect(client.isFetching()).toBe(0))
    await screen.findByText('0')
    leave()
    return showToast.mock.calls.length
  }
  expect(await noticesOf(DAILY)).toBe(1)
  expect(await noticesOf(DAILY)).toBe(0)
  expect(await noticesOf({ id: '2', title: '每週倍數王' })).toBe(1)
  expect(await noticesOf(DAILY)).toBe(0)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60_000 })
  expect(await noticesOf(DAILY)).toBe(1)
})

it('closes what is shown, or still waits, with the game', async () => {
  const { leave } = enter([GRANT], [{ id: '1', title: '每日排行榜' }])
  await vi.waitFor(() => expect(showToast).toHaveBeenCalledTimes(2))
  expect(close).not.toHaveBeenCalled()
  leave()
  expect(close).toHaveBeenCalledTimes(2)
})
