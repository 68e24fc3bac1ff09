import type { Bet } from '@gamehall/contract/games'
import { queryKeyOf } from '@gamehall/web-client/calls/use-call.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { usePlayHistory } from '../../../shared/stores/play-history.ts'
import { endSession, startSession } from '../../../shared/stores/session-store.ts'
import { NextStep } from './next-step.tsx'

const mines = { gid: 'mines', name: '礦坑尋寶', status: 1, target: 'game', thumb: '' }
const openBet = { gid: 'mines', game_name: '礦坑尋寶', bet_amount: '20.00' } as Bet

beforeEach(() => startSession({ token: 't', socketUrl: 'ws://test' }))
afterEach(() => {
  endSession()
  usePlayHistory.setState({ history: {} })
})

function show(state: { readonly open?: readonly Bet[]; readonly balance?: string }) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(queryKeyOf('listBets', { settled: 0, page_size: 1 }), { list: state.open ?? [] })
  client.setQueryData(queryKeyOf('getGameHallList', {}), { list: [mines], categories: [], platforms: [] })
  client.setQueryData(queryKeyOf('getUserInfo', {}), { balance: state.balance ?? '0.00' })
  render(
    <QueryClientProvider client={client}>
      <NextStep />
    </QueryClientProvider>,
  )
  return screen.getByRole('link')
}

it('links to an unfinished round with its stake', () => {
  const link = show({ open: [openBet] })
  expect(link.textContent).toContain('未完成的一局・投注 20.00')
  expect(link.getAttribute('href')).toBe('#/startGame?gid=mines&resume=1')
})

it('links to the last played game otherwise', () => {
  usePlayHistory.setState({ history: { aurora_instant: [{ gid: 'mines', at: 1 }] } })
  const link = show({})
  expect(link.textContent).toContain('上次玩的遊戲')
  expect(link.getAttribute('href')).toBe('#/startGame?gid=mines')
})

it.each([
  ['0.00', '#/deposit'],
  ['500.00', '#/startGame?gid=mines'],
])('a new player with %s gets a link to %s', (balance, target) => {
  expect(show({ balance }).getAttribute('href')).toBe(target)
})
