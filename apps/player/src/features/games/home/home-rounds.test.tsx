import type { Bet } from '@gamehall/contract/games'
import { queryKeyOf } from '@gamehall/web-client/calls/use-call.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HomeRounds } from './home-rounds.tsx'

const bet = {
  bet_id: '1',
  api_key: 'aurora_instant',
  game_name: '礦坑尋寶',
  bet_amount: '20.00',
  bet_time: '2026-11-21T05:18:00.000Z',
  status: 'settled',
  win_loss: '12.50',
} as Bet

function show(list: readonly Bet[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(queryKeyOf('listBets', { page_size: 3 }), { list })
  return render(
    <QueryClientProvider client={client}>
      <HomeRounds />
    </QueryClientProvider>,
  )
}

it('shows the player’s latest rounds with stake and net result, an unfinished one as such', () => {
  show([{ ...bet, bet_id: '2', status: 'open', win_loss: null }, bet])
  const rounds = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rounds).toEqual([
    expect.stringMatching(/礦坑尋寶.*投注 20\.00未完成/),
    expect.stringMatching(/礦坑尋寶.*投注 20\.00\+12\.50/),
  ])
  expect(screen.getByRole('link', { name: '全部紀錄' }).getAttribute('href')).toBe('#/betting_record')
})

it('is absent without rounds', () => {
  expect(show([]).container.textContent).toBe('')
})
