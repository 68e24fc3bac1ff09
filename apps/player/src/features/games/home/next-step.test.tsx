import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { queryKeyOf } from '@gamehall/web-client/calls/use-call.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePlayHistory } from '../../../shared/stores/play-history.ts'
import { endSession, startSession } from '../../../shared/stores/session-store.ts'
import { NextStep } from './next-step.tsx'

const mines = { gid: 'mines', name: '礦坑尋寶', status: 1, target: 'game', thumb: '' }
type OpenRound = CallResponse<'listOpenRounds'>['list'][number]
const openRound: OpenRound = {
  gid: 'mines',
  game_name: '礦坑尋寶',
  stake: '20.00',
  bet_time: '2026-11-21T05:18:00.000Z',
  is_shared: false,
  table: null,
  status: 1,
  maintenance_until: null,
}
const liveBet: OpenRound = {
  ...openRound,
  gid: 'baccarat',
  game_name: '鳳凰百家樂',
  is_shared: true,
  table: '免傭',
}

const userInfo = (there: string) => ({
  balance: '0.00',
  user_apis: [{ api_key: 'aurora_tables', balance: there }],
})

beforeEach(() => startSession({ token: 't', socketUrl: 'ws://test' }))
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
  usePlayHistory.setState({ history: {} })
})

interface State {
  readonly open?: readonly OpenRound[]
  readonly balance?: string
  /** What platforms hold. */
  readonly there?: readonly string[]
  /** The lobby's games. */
  readonly lobby?: readonly object[]
  /** Games that the lobby shows only within a list. */
  readonly listed?: readonly (typeof mines)[]
}

function draw(state: State) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(queryKeyOf('listOpenRounds', {}), { list: state.open ?? [] })
  client.setQueryData(queryKeyOf('getGameHallList', {}), {
    list: state.lobby ?? [mines],
    categories: [],
    platforms: [],
  })
  for (const game of state.listed ?? [])
    client.setQueryData(queryKeyOf('listGames', { gids: [game.gid], page_size: 100 }), { list: [game] })
  client.setQueryData(queryKeyOf('getUserInfo', {}), {
    balance: state.balance ?? '0.00',
    user_apis: (state.there ?? []).map((balance, index) => ({ api_key: `platform-${index}`, balance })),
  })
  render(
    <QueryClientProvider client={client}>
      <NextStep />
    </QueryClientProvider>,
  )
  return client
}

function show(state: State) {
  draw(state)
  return screen.getByRole('link')
}

it('links to an unfinished round with its stake', () => {
  const link = show({ open: [openRound] })
  expect(link.textContent).toContain('未完成的一局・投注 20.00')
  expect(link.getAttribute('href')).toBe('#/startGame?gid=mines&resume=1')
})

it('links to a live bet at a shared table, with the table', () => {
  const link = show({ open: [liveBet] })
  expect(link.textContent).toContain('進行中・投注 20.00')
  expect(link.textContent).toContain('鳳凰百家樂・免傭')
  expect(link.textContent).toContain('回到這一局')
  expect(link.getAttribute('href')).toBe('#/startGame?gid=baccarat&resume=1')
})

it('marks a round of a game in maintenance, says that it is kept, and links nowhere', () => {
  const until = '2026-11-21T06:30:00.000Z'
  draw({ open: [{ ...openRound, status: 2, maintenance_until: until }] })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('維護中').textContent).toBe('維護中預計 14:30 恢復')
  expect(screen.getByText('未完成的一局・投注 20.00')).toBeDefined()
  expect(screen.getByText('餘額與這一局都會保留，維護結束後可以繼續')).toBeDefined()
})

it('says of a live bet in maintenance that it stands and settles by itself', () => {
  draw({ open: [{ ...liveBet, status: 2 }] })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('維護中').textContent).toBe('維護中')
  expect(screen.getByText('餘額會保留，投注有效，這一局結束時會自動結算')).toBeDefined()
})

it('links to a round that can be continued rather than show one in maintenance', () => {
  const link = show({ open: [{ ...liveBet, status: 2 }, openRound] })
  expect(link.getAttribute('href')).toBe('#/startGame?gid=mines&resume=1')
})

it('does not link to the last played game in maintenance', () => {
  usePlayHistory.setState({ history: { aurora_instant: [{ gid: 'pearls', at: 1 }] } })
  const link = show({ lobby: [{ ...mines, gid: 'pearls', status: 2 }, mines], balance: '500.00' })
  expect(link.getAttribute('href')).toBe('#/startGame?gid=mines')
})

it('links to the last played game otherwise', () => {
  usePlayHistory.setState({ history: { aurora_instant: [{ gid: 'mines', at: 1 }] } })
  const link = show({})
  expect(link.textContent).toContain('上次玩的遊戲')
  expect(link.getAttribute('href')).toBe('#/startGame?gid=mines')
})

it("says what games still hold of the player's money", () => {
  usePlayHistory.setState({ history: { aurora_instant: [{ gid: 'mines', at: 1 }] } })
  expect(show({ there: ['29593.00', '0.50'] }).textContent).toContain('遊戲錢包還有 29,593.50')
})

it('says it on another device too, and opens a game of the platform that holds it', () => {
  const pearls = { ...mines, gid: 'pearls', api_key: 'platform-1' }
  const link = show({ there: ['0.00', '5880.00'], lobby: [mines, pearls] })
  expect(link.textContent).toContain('遊戲錢包還有 5,880.00')
  expect(link.getAttribute('href')).toBe('#/startGame?gid=pearls')
})

it('reads what games hold, then the balances, once a round is settled', async () => {
  const WALLETS = ['/api/user/sysPlatfromBlance', '/api/user/info']
  const asked: string[] = []
  let rounds: readonly OpenRound[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    if (WALLETS.includes(path)) asked.push(path)
    const data = path === '/api/user/info' ? userInfo('5880.00') : { list: rounds, platforms: [] }
    return new Response(JSON.stringify({ code: 0, msg: '', data }))
  })
  const client = draw({ open: [liveBet] })
  const nowOpen = (list: readonly OpenRound[]) => {
    rounds = list
    return act(() => client.refetchQueries({ queryKey: ['listOpenRounds'] }))
  }
  await nowOpen([liveBet, openRound])
  expect(asked).toEqual([])
  await nowOpen([openRound])
  await vi.waitFor(() => expect(asked).toEqual(WALLETS))
  await nowOpen([])
  expect(await screen.findByText('遊戲錢包還有 5,880.00')).toBeDefined()
})

const blackjack = { gid: 'blackjack', name: '21 點', status: 1, target: 'game', thumb: '/21.webp' }

it('links to the last played game when the lobby shows it only within a list', () => {
  usePlayHistory.setState({ history: { aurora_tables: [{ gid: 'blackjack', at: 1 }] } })
  const link = show({ listed: [blackjack], balance: '500.00' })
  expect(link.textContent).toContain('上次玩的遊戲')
  expect(link.getAttribute('href')).toBe('#/startGame?gid=blackjack')
})

it('shows the picture of an unfinished game that the lobby shows only within a list', () => {
  const link = show({ open: [{ ...openRound, gid: 'blackjack', game_name: '21 點' }], listed: [blackjack] })
  expect(link.querySelector('img')?.getAttribute('src')).toBe('/21.webp')
})

it('shows no other game while the last played one is loading', () => {
  usePlayHistory.setState({ history: { aurora_tables: [{ gid: 'blackjack', at: 1 }] } })
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  draw({ balance: '500.00' })
  expect(screen.queryByRole('link')).toBeNull()
})

it.each([
  ['0.00', '#/deposit'],
  ['500.00', '#/startGame?gid=mines'],
])('a new player with %s gets a link to %s', (balance, target) => {
  expect(show({ balance }).getAttribute('href')).toBe(target)
})
