import type { Rebate } from '@gamehall/contract/rewards'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { RebateDetail } from './rebate-detail.tsx'

const rebate: Rebate = {
  rebate_id: '5',
  date: '2026-11-20',
  type: 'slots',
  valid_bet: '2500.00',
  rate: '0.50',
  max_rate: '0.80',
  vip_level: 2,
  amount: '12.50',
  state: 'received',
  posted_at: '2026-11-20T16:00:00.000Z',
  expires_at: null,
  received_at: '2026-11-21T01:00:00.000Z',
  order_no: 'R261121000000ABC',
}
const bet = {
  api_key: 'aurora_slots',
  bet_id: 'b1',
  game_name: '龍門寶藏',
  settle_time: '2026-11-20T05:18:00.000Z',
  valid_bet: '2500.00',
  is_correction: false,
}

afterEach(() => vi.unstubAllGlobals())

it('lists the valid bet of each bet, and leads to why each counts as much', async () => {
  const data = { list: [bet], total: 1, page: 1, page_size: 20, next_cursor: null }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 0, msg: '', data })))
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RebateDetail rebate={rebate} />
    </QueryClientProvider>,
  )
  expect(await screen.findByText('龍門寶藏')).toBeDefined()
  expect(screen.getByText(/有效投注只計有輸贏風險的金額/)).toBeDefined()
  expect(screen.getByRole('link', { name: '到投注紀錄查看每一注的說明' }).getAttribute('href')).toBe(
    '#/betting_record',
  )
})
