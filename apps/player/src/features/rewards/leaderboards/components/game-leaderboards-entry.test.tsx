import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { installNavigator } from '../../../../shared/navigation/navigator.ts'
import { GameLeaderboardsEntry } from './game-leaderboards-entry.tsx'

afterEach(() => vi.unstubAllGlobals())

const board = (id: string, title: string) => ({ id, title, bonus: { amount: '88.00' } })

function show(list: readonly object[]) {
  const fetch = vi.fn(async () => new Response(JSON.stringify({ code: 0, msg: '', data: { list } })))
  vi.stubGlobal('fetch', fetch)
  const go = vi.fn()
  installNavigator({ go, back: vi.fn() })
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <GameLeaderboardsEntry />
    </QueryClientProvider>,
  )
  return { go, fetch, container }
}

it('is one line, which lists the leaderboards of single games with their first prize', async () => {
  const { go } = show([board('21', '龍門每日倍數王'), board('22', '礦坑每日倍數王')])
  const entry = await screen.findByRole('button', { name: /各遊戲排行榜.*2 款遊戲/ })
  expect(screen.queryByText('礦坑每日倍數王')).toBeNull()
  fireEvent.click(entry)
  const sheet = within(await screen.findByRole('dialog', { name: '各遊戲排行榜' }))
  fireEvent.click(sheet.getByRole('link', { name: /礦坑每日倍數王.*最高 88.00 元/ }))
  expect(go).toHaveBeenCalledWith('/leaderboard/22', expect.anything())
})

it('is nothing where there is none', async () => {
  const { fetch, container } = show([])
  await waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(container.textContent).toBe('')
})
