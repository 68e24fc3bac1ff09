import type { FreeRounds } from '@gamehall/contract/games'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { endSession, startSession } from '../../../shared/stores/session-store.ts'
import { FreeRoundsNotice } from './free-rounds-notice.tsx'

const grant = (gid: string, left: number): FreeRounds => ({
  ...{ id: `${gid}-${left}`, gid, game_name: gid, rounds: 20, left, stake: '10.00', won: '0.00' },
  ...{ wash_percent: 100, expires_at: '2026-11-30T15:59:00.000Z' },
})

function show(list: readonly FreeRounds[]) {
  startSession({ token: 'token', socketUrl: 'ws://hall/ws?code=1' })
  const answered = vi.fn(async () => new Response(JSON.stringify({ code: 0, msg: '', data: { list } })))
  vi.stubGlobal('fetch', answered)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { container } = render(
    <QueryClientProvider client={client}>
      <FreeRoundsNotice gid="neon-sevens" />
    </QueryClientProvider>,
  )
  return { container, client, answered }
}

afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

it('sums the free rounds of this game, with the stake and the end of those that expire first', async () => {
  show([grant('neon-sevens', 2), grant('mines', 7), grant('neon-sevens', 3)])
  expect(
    await screen.findByText(
      '您有 5 局免費局（每局 10.00，2026-11-30 23:59 前使用），進入遊戲即可使用，不需轉入。',
    ),
  ).toBeDefined()
})

it('says nothing without free rounds of this game that are left', async () => {
  const { container, client, answered } = show([grant('mines', 7), grant('neon-sevens', 0)])
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(answered).toHaveBeenCalled()
  expect(container.textContent).toBe('')
})
