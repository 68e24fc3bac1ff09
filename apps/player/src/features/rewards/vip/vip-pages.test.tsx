import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PageContext } from '../../../shared/navigation/page-context.ts'
import { VipDetailPage } from './vip-detail-page.tsx'
import { VipMemberPage } from './vip-member-page.tsx'

const rates = [
  { category: 'slots' as const, rate: '0.50' },
  { category: 'tables' as const, rate: '0.30' },
]
const self: CallResponse<'getSelfVipInfo'> = {
  level: 1,
  name: '青銅',
  since: '2026-11-20T16:00:00.000Z',
  next: {
    level: 2,
    name: '白銀',
    deposit: { done: '2500.00', required: '10000.00' },
    valid_bet: { done: '100000.00', required: '100000.00' },
    comeback: null,
    is_reached: false,
  },
  hold: {
    done: '0.00',
    required: '30000.00',
    from: '2026-11-20T16:00:00.000Z',
    until: '2027-02-18T16:00:00.000Z',
  },
  rates,
  changes: [{ kind: 'promoted', from_level: 0, to_level: 1, at: '2026-11-20T16:10:00.000Z' }],
}
const level = (at: number, name: string) => ({
  level: at,
  name,
  deposit: `${at * 1000}.00`,
  valid_bet: `${at * 9000}.00`,
  hold_valid_bet: `${at * 300}.00`,
  rates,
  withdrawals: [],
})

afterEach(() => vi.unstubAllGlobals())

function show(page: ReactNode, data: object | null): void {
  const body = data === null ? { code: 10033, msg: '系統忙碌中', data: null } : { code: 0, msg: '', data }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body)))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(<QueryClientProvider client={client}>{page}</QueryClientProvider>)
}

describe('VipMemberPage (/vip_member)', () => {
  it('shows level, progress, hold requirement and history', async () => {
    show(<VipMemberPage />, self)
    expect(await screen.findByText('青銅')).toBeTruthy()
    expect(screen.getByText(/VIP 1 · 自 2026-11-21 起/)).toBeTruthy()
    const next = screen.getByText('升級至「白銀」').closest('section') ?? document.body
    const bars = within(next).getAllByRole('progressbar')
    expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['25', '100'])
    expect(screen.getByText(/至 2027-02-19/)).toBeTruthy()
    expect(screen.getByText('VIP 0 → VIP 1', { exact: false })).toBeTruthy()
  })

  it('shows the rates in the order of the answer', async () => {
    show(<VipMemberPage />, self)
    await screen.findByText('返水比例')
    const terms = screen.getAllByText(/^(電子|桌遊)$/).map(({ textContent }) => textContent)
    expect(terms).toEqual(['電子', '桌遊'])
    expect(screen.getByText('0.50%')).toBeTruthy()
  })

  it('shows all levels: what each gives, where the player stands, and what is missing', async () => {
    const daily = {
      channel_id: 'bank',
      name: '銀行',
      currency: 'TWD',
      max: '1.00',
      daily_max: '50000.00',
      daily_count: 3,
    }
    const levels = [
      level(0, '一般'),
      level(1, '青銅'),
      { ...level(2, '白銀'), deposit: '10000.00', valid_bet: '100000.00', withdrawals: [daily] },
      { ...level(3, '黃金'), deposit: '50000.50', valid_bet: '500000.00' },
    ]
    show(<VipMemberPage />, { ...self, levels, hold_days: 90 })
    const ladder = within((await screen.findByText('等級階梯')).closest('section') ?? document.body)
    const rungs = ladder.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rungs).toEqual([
      expect.stringContaining('還差 存款 47,500.50、有效投注 400,000'),
      expect.stringMatching(/白銀返水最高 0\.50% · 每日提款 50,000還差 存款 7,500$/),
      expect.stringContaining('青銅目前等級返水最高 0.50%'),
      expect.not.stringContaining('還差'),
    ])
    expect(ladder.getAllByRole('link')[1]?.getAttribute('href')).toBe('#/vip_detail?level=2')
  })

  it('shows that the highest level is reached', async () => {
    show(<VipMemberPage />, { ...self, next: null })
    expect(await screen.findByText('您已達最高等級')).toBeTruthy()
  })

  it('offers a retry after an error', async () => {
    show(<VipMemberPage />, null)
    expect(await screen.findByText('系統忙碌中')).toBeTruthy()
    expect(screen.getByRole('button', { name: /重試|再試/ })).toBeTruthy()
  })
})

const detailPage = (query = '') => (
  <PageContext
    value={{ name: 'vipDetail', path: '/vip_detail', params: {}, query: new URLSearchParams(query) }}
  >
    <VipDetailPage />
  </PageContext>
)

describe('VipDetailPage (/vip_detail)', () => {
  it('opens with the level of its link', async () => {
    show(detailPage('level=1'), { hold_days: 90, levels: [level(0, '一般'), level(1, '青銅')] })
    expect(await screen.findByText('青銅')).toBeTruthy()
    expect(screen.queryByText('一般')).toBeNull()
  })

  it('shows the selected level', async () => {
    show(detailPage(), { hold_days: 90, levels: [level(0, '一般'), level(1, '青銅')] })
    expect(await screen.findByText('一般')).toBeTruthy()
    expect(screen.getAllByText('無')).toHaveLength(3)
    fireEvent.click(screen.getByRole('button', { name: 'VIP 1' }))
    expect(screen.getByText('青銅')).toBeTruthy()
    expect(screen.getByText('9,000.00')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'VIP 1' }).getAttribute('aria-pressed')).toBe('true')
  })
})
