import type { Leaderboard, LeaderboardSelf } from '@gamehall/contract/rewards'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installNavigator } from '../../../shared/navigation/navigator.ts'
import { PageContext } from '../../../shared/navigation/page-context.ts'
import { endSession, startSession } from '../../../shared/stores/session-store.ts'
import { LeaderboardPage } from './components/leaderboard-page.tsx'

const me: LeaderboardSelf = {
  status: 'ranked',
  place: 3,
  points: '10.00',
  rounds: 12,
  next: { place: 2, points: '1234.50' },
  prize: null,
  reason: null,
  is_on_break: false,
}
const running: Leaderboard = {
  id: '7',
  title: '每日排行',
  summary: '摘要',
  content: '說明文字',
  art: 'treasure',
  state: 'running',
  run_id: '2',
  current_run_id: '2',
  starts_at: '2026-11-20T16:00:00.000Z',
  ends_at: '2126-11-21T16:00:00.000Z',
  period: 'daily',
  measure: 'valid_bets',
  least_rounds: 20,
  rules: ['規則一。', '規則二。'],
  games: [],
  prizes: [
    { from: 1, to: 1, amount: '588.00' },
    { from: 2, to: 10, amount: '58.00' },
  ],
  wash_percent: 300,
  players: 3,
  top: [
    { place: 1, name: 'pl***01', is_me: false, points: '5000.00', prize: '588.00' },
    { place: 2, name: 'pl***02', is_me: false, points: '1244.50', prize: '58.00' },
    { place: 3, name: 'pl***03', is_me: true, points: '10.00', prize: '58.00' },
  ],
  me,
  past: [
    {
      run_id: '1',
      starts_at: '2026-11-19T16:00:00.000Z',
      ends_at: '2026-11-20T16:00:00.000Z',
      state: 'settled',
    },
  ],
}

let reply: Leaderboard | undefined
let sent: { id: string; run_id: string | null }[] = []

beforeEach(() => {
  sent = []
  startSession({ token: 'token', socketUrl: 'ws://hall/ws?code=1' })
  installNavigator({ go: () => {}, back: () => {} })
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async (_address: string, { body }: { body?: string }) => {
    sent.push(JSON.parse(body ?? '{}'))
    const answer = reply === undefined ? { code: 404, msg: '' } : { code: 0, msg: '', data: reply }
    return new Response(JSON.stringify(answer))
  })
})
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

function show(board: Leaderboard | undefined) {
  reply = board
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <PageContext
        value={{
          name: 'leaderboard',
          path: '/leaderboard/7',
          params: { id: '7' },
          query: new URLSearchParams(),
        }}
      >
        <LeaderboardPage />
      </PageContext>
    </QueryClientProvider>,
  )
}
const seen = (text: string | RegExp) => screen.findByText(text)

describe('/leaderboard/{id}', () => {
  it('shows the own place, the distance to the next, prizes with their turnover, rules and time left', async () => {
    show(running)
    await seen('第 3 名')
    await seen('距第 2 名還差 1,234.50 元')
    await seen('第 2–10 名')
    await seen('獎金須完成 3 倍流水後才能提款')
    await seen('規則二。')
    expect(screen.getByRole('timer')).toBeDefined()
    expect(screen.getByText('pl***03').closest('li')?.getAttribute('aria-current')).toBe('true')
  })

  it.each<[string, Partial<LeaderboardSelf>, Partial<Leaderboard>, RegExp]>([
    ['without rounds', { status: 'none', place: null, next: null }, {}, /本期還沒有列入計算的局/],
    ['with too few rounds', { status: 'below', place: null, next: null }, {}, /再完成 8 局就會列入排名/],
    ['in the lead', { place: 1, next: null }, {}, /目前第一名/],
    ['level with another', { next: { place: 2, points: '0.00' } }, {}, /與第 2 名同分/],
    ['disqualified', { status: 'disqualified', place: null, reason: '違反規則' }, {}, /違反規則/],
    ['a test account', { status: 'test_account', place: null }, {}, /測試帳號不列入排行榜/],
    ['on a break', { is_on_break: true }, {}, /您正在暫停遊戲/],
    [
      'paid',
      { prize: { amount: '58.00', state: 'paid' } },
      { state: 'settled' },
      /獎金 58.00 元已存入主錢包/,
    ],
    ['held', { prize: { amount: '58.00', state: 'held' } }, { state: 'settled' }, /正由客服確認/],
    ['while bets are missing', {}, { state: 'counting' }, /正在等候最後的投注入帳/],
    ['under review', {}, { state: 'review' }, /獎金尚未發放/],
    ['cancelled', {}, { state: 'cancelled', top: [], me: null }, /本期已取消/],
    ['before the start', {}, { state: 'upcoming', top: [], me: null, run_id: null }, /尚未開始/],
    ['with nobody', {}, { top: [], players: 0 }, /還沒有人上榜/],
  ])('says where the player stands: %s', async (_name, self, change, words) => {
    show({ ...running, me: { ...me, ...self }, ...change })
    await seen(words)
  })

  it('a break hides how much is missing to the next place', async () => {
    show({ ...running, me: { ...me, is_on_break: true } })
    await seen('第 3 名')
    expect(screen.queryByText(/還差/)).toBeNull()
  })

  it('a visitor is asked to log in; an unknown leaderboard shows a not-found page', async () => {
    show({ ...running, me: null })
    await seen('登入後查看我的名次')
    show(undefined)
    await waitFor(() => expect(sent.length).toBeGreaterThan(1))
  })

  it('opens a past period, and comes back', async () => {
    show(running)
    fireEvent.click(await screen.findByRole('button', { name: /2026-11-20 00:00 至 2026-11-21 00:00/ }))
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ id: '7', run_id: '1' }))
  })
})
