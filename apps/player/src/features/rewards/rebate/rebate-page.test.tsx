import { clearToasts, currentToasts } from '@gamehall/ui/feedback/toast-store.ts'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RebatePage } from './rebate-page.tsx'

const info: CallResponse<'getRebateInfo'> = {
  date: '2026-11-21',
  posts_at: '2026-11-21T16:00:00.000Z',
  vip_level: 2,
  today: [
    { type: 'slots', valid_bet: '1200.00', rate: '0.50', max_rate: '0.80', amount: '6.00' },
    { type: 'tables', valid_bet: '100.00', rate: '0.30', max_rate: '0.60', amount: '0.30' },
  ],
  today_amount: '6.30',
  unclaimed_amount: '12.50',
  unclaimed_count: 1,
  expires_after_days: 30,
}
const waiting = {
  rebate_id: '5',
  date: '2026-11-20',
  type: 'slots',
  valid_bet: '2500.00',
  rate: '0.50',
  max_rate: '0.80',
  vip_level: 2,
  amount: '12.50',
  state: 'unclaimed',
  posted_at: '2026-11-20T16:00:00.000Z',
  expires_at: '2026-12-20T16:00:00.000Z',
  received_at: null,
  order_no: null,
}

afterEach(() => {
  clearToasts()
  vi.unstubAllGlobals()
})

const terms = {
  balance: '0.00',
  withheld: '0.00',
  withdrawable: '0.00',
  wash_balance: '0.00',
  credits: [],
  weights: [],
}
const gone = { code: 10040, msg: '訂單目前的狀態無法執行此操作', data: null }

/** `isElsewhere`: another device claims first. */
function showPage(data: CallResponse<'getRebateInfo'>, isElsewhere = false): string[] {
  const claims: string[] = []
  vi.stubGlobal('fetch', async (address: string, init?: { readonly body: string }) => {
    const path = new URL(address, 'http://hall.test').pathname
    const isClaim = path.includes('claim')
    if (isClaim) claims.push(init?.body ?? '')
    if (isClaim && isElsewhere) return new Response(JSON.stringify(gone))
    const list = { list: [waiting], total: 1, page: 1, page_size: 20, next_cursor: null }
    const answer = path.endsWith('/turnoverTerms')
      ? terms
      : path.endsWith('/info')
        ? isElsewhere && claims.length > 0
          ? { ...data, unclaimed_amount: '0.00', unclaimed_count: 0 }
          : data
        : isClaim
          ? { amount: '12.50', count: 1, order_no: 'R261121000000ABC' }
          : list
    return new Response(JSON.stringify({ code: 0, msg: '', data: answer }))
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <RebatePage />
    </QueryClientProvider>,
  )
  return claims
}

describe('RebatePage (/turn_water)', () => {
  it('shows today’s rebate by category with its total', async () => {
    showPage(info)
    expect(await screen.findByText('1,200.00 × 0.50% · 最高 0.80%')).toBeTruthy()
    expect(screen.getByText('100.00 × 0.30% · 最高 0.60%')).toBeTruthy()
    expect(screen.getByText('6.30')).toBeTruthy()
    expect(screen.getByText(/請於 30 天內領取/)).toBeTruthy()
  })

  it('claims all rebates or one, and shows the amount', async () => {
    const claims = showPage(info)
    fireEvent.click(await screen.findByRole('button', { name: '一鍵領取' }))
    fireEvent.click(await screen.findByRole('button', { name: '確認領取 12.50' }))
    await vi.waitFor(() =>
      expect(currentToasts()).toMatchObject([{ text: '已領取 12.50 元至主錢包', paid: '12.50' }]),
    )
    fireEvent.click(await screen.findByRole('button', { name: '領取 2026-11-20 電子' }))
    fireEvent.click(await screen.findByRole('button', { name: '確認領取 12.50' }))
    await vi.waitFor(() => expect(claims.map((body) => JSON.parse(body))).toEqual([{}, { rebate_id: '5' }]))
  })

  it('reports and removes a rebate claimed elsewhere', async () => {
    showPage(info, true)
    fireEvent.click(await screen.findByRole('button', { name: '一鍵領取' }))
    fireEvent.click(await screen.findByRole('button', { name: '確認領取 12.50' }))
    expect(await screen.findByText('返水已領取或已逾期')).toBeTruthy()
    expect(await screen.findByText('目前沒有可領取的返水')).toBeTruthy()
  })

  it('disables claiming without rebates, and links to the games without bets', async () => {
    showPage({ ...info, today: [], today_amount: '0.00', unclaimed_amount: '0.00', unclaimed_count: 0 })
    const all = await screen.findByRole('button', { name: '一鍵領取' })
    expect(all).toHaveProperty('disabled', true)
    expect(screen.getByText('目前沒有可領取的返水')).toBeTruthy()
    expect(screen.getByRole('link', { name: '去玩遊戲' })).toBeTruthy()
  })
})
