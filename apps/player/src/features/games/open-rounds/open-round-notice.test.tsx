import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { okEnvelope, renderPageAt, setUpTestServer } from '../../../shared/testing/test-server.tsx'
import { OpenRoundNotice } from './open-round-notice.tsx'

const OPEN = '/api/game/openRounds'
const testServer = setUpTestServer()
afterEach(() => vi.useRealTimers())

const own = { stake: '20.00', bet_time: '2026-11-21T05:18:00.000Z', is_shared: false, table: null }
const live = { ...own, stake: '100.00', is_shared: true, table: '免傭' }
const say = (list: readonly object[]) => {
  testServer.answers[OPEN] = okEnvelope({ list })
}
const show = (round: typeof own | typeof live) =>
  renderPageAt(<OpenRoundNotice gid="baccarat" round={round} />, { name: 'startGame' })

it('names an unfinished round with its stake before the game is entered', () => {
  show(own)
  expect(screen.getByText(/您有一局未完成（投注 20.00，/)).toBeDefined()
  expect(testServer.sentTo(OPEN)).toEqual([])
})

it('names a live bet with its table until its round is settled', async () => {
  vi.useFakeTimers()
  say([{ ...live, gid: 'baccarat', game_name: '鳳凰百家樂' }])
  show(live)
  expect(screen.getByText(/您在免傭桌有進行中的投注 100.00。/)).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.getByText(/進行中的投注/)).toBeDefined()
  say([])
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(screen.queryByText(/進行中的投注/)).toBeNull()
  const asked = testServer.sentTo(OPEN).length
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(testServer.sentTo(OPEN)).toHaveLength(asked)
})

it('does not name a live bet that was settled meanwhile, or one in another game', async () => {
  say([{ ...live, gid: 'sic-bo', game_name: '骰寶' }])
  show(live)
  await waitFor(() => expect(screen.queryByText(/進行中的投注/)).toBeNull())
})
