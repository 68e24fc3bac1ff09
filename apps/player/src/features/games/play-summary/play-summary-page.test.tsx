import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PlaySummaryPage } from './play-summary-page.tsx'

const nothing = { bet_count: 0, bet_amount: '0.00', win_loss: '0.00' }
const lost = { bet_count: 2, bet_amount: '200.00', win_loss: '-50.00' }

const lobbyAnswers: Record<string, object> = {
  '/api/game/getGameHallList': { list: [], platforms: [], categories: [] },
  '/api/game/list': { list: [{ gid: 'mines', thumb: '/mines.svg', category: 'table' }], total: 1 },
}

afterEach(() => vi.unstubAllGlobals())

function showPage(answers: Record<number, object | number>) {
  const asked: number[] = []
  vi.stubGlobal('fetch', async (address: string, init: { readonly body: string }) => {
    const { days } = JSON.parse(init.body)
    if (days === undefined)
      return new Response(JSON.stringify({ code: 0, msg: '', data: lobbyAnswers[address] }))
    asked.push(days)
    const answer = answers[days]
    const body =
      typeof answer === 'number'
        ? { code: answer, msg: '忙碌中', data: null }
        : { code: 0, msg: '', data: answer }
    return new Response(JSON.stringify(body))
  })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PlaySummaryPage />
    </QueryClientProvider>,
  )
  return asked
}

describe('PlaySummaryPage (/play_summary)', () => {
  it('shows the result, has a text alternative for each day, and loads another range', async () => {
    const asked = showPage({
      7: {
        total: lost,
        days: [
          { day: '2026-11-20', ...nothing },
          { day: '2026-11-21', ...lost },
        ],
        games: [{ gid: 'mines', game_name: '礦坑尋寶', ...lost }],
      },
      30: { total: nothing, days: [{ day: '2026-11-21', ...nothing }], games: [] },
    })
    expect(await screen.findByText('2026-11-21：2 注，淨輸贏 -50.00')).toBeTruthy()
    expect(screen.getByText('2026-11-20：0 注，淨輸贏 0.00')).toBeTruthy()
    expect(screen.getByText('礦坑尋寶')).toBeTruthy()
    await waitFor(() =>
      expect(document.querySelector('section[aria-label="投注最多的遊戲"] img')?.getAttribute('src')).toBe(
        '/mines.svg',
      ),
    )
    expect(screen.getAllByText('−50.00')).toHaveLength(3)
    expect(screen.queryByText('2026-11-20')).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: '近 30 天' }))
    expect(await screen.findByText('這段時間沒有遊戲紀錄')).toBeTruthy()
    expect(asked).toEqual([7, 30])
  })

  it('shows the error and retries', async () => {
    const answers: Record<number, object | number> = { 7: 10033 }
    showPage(answers)
    expect(await screen.findByText('忙碌中')).toBeTruthy()
    answers[7] = { total: nothing, days: [], games: [] }
    fireEvent.click(screen.getByRole('button', { name: /再試|重試/ }))
    expect(await screen.findByText('這段時間沒有遊戲紀錄')).toBeTruthy()
  })
})
