import type { WashEntry } from '@gamehall/contract/wallet'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WashVolumePage } from './wash-volume-page.tsx'

const bet: WashEntry = {
  id: '3',
  kind: 'bet',
  order_no: null,
  bet_id: 'B26112100003',
  game_name: '極光百家樂',
  valid_bet: '100.00',
  weight_percent: 25,
  counted: '25.00',
  reason: null,
  at: '2026-11-21T07:30:00.000Z',
}
const entries: readonly WashEntry[] = [
  bet,
  { ...bet, id: '2', game_name: '飛天火箭', counted: '0.00', weight_percent: 0, reason: 'game_excluded' },
  {
    ...bet,
    id: '1',
    kind: 'credit',
    bet_id: null,
    game_name: null,
    valid_bet: null,
    weight_percent: null,
    order_no: 'D26112100018827',
    counted: '3000.00',
  },
]
const totals = { required: '3000.00', done: '2999.99', wash_balance: '0.01' }
let data: Record<string, unknown> = {}
const statementOf = (list: readonly WashEntry[], sums: typeof totals) => ({
  list,
  total: list.length,
  page: 1,
  page_size: 20,
  next_cursor: null,
  ...sums,
})

beforeEach(() => {
  data = statementOf(entries, totals)
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 0, msg: '', data })))
})
afterEach(() => vi.unstubAllGlobals())

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <WashVolumePage />
    </QueryClientProvider>,
  )

describe('/wash_volume', () => {
  it('shows what is required, done and left; a cent left is not all', async () => {
    show()
    const bar = await screen.findByRole('progressbar', { name: '流水進度' })
    expect(bar.getAttribute('aria-valuenow')).toBe('99')
    expect(screen.getByText('2,999.99')).toBeDefined()
    expect(screen.getAllByText('0.01')).toHaveLength(2)
  })

  it('says when all of it is done', async () => {
    data = statementOf(entries, { required: '3000.00', done: '3000.00', wash_balance: '0.00' })
    show()
    expect(await screen.findByText('流水已全部完成')).toBeDefined()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100')
  })

  it('tells bet by bet what counted, at which share, and why not', async () => {
    show()
    expect(await screen.findByText(/有效投注 100.00 × 25%/)).toBeDefined()
    expect(screen.getByText(/此遊戲不計入流水/)).toBeDefined()
    expect(screen.getByText('新增流水要求')).toBeDefined()
    fireEvent.click(screen.getByText('極光百家樂'))
    const sheet = within(await screen.findByRole('dialog', { name: '投注與流水' }))
    expect(sheet.getByText('25%')).toBeDefined()
    expect(sheet.getByRole('button', { name: '複製 注單編號' })).toBeDefined()
  })

  it('names the order that asked for volume', async () => {
    show()
    fireEvent.click(await screen.findByText('新增流水要求'))
    const sheet = within(await screen.findByRole('dialog', { name: '流水要求' }))
    expect(sheet.getByText('D26112100018827')).toBeDefined()
  })

  it('nothing yet is drawn, with a way on', async () => {
    data = statementOf([], { required: '0.00', done: '0.00', wash_balance: '0.00' })
    show()
    expect(await screen.findByText('這段期間沒有流水紀錄')).toBeDefined()
    expect(screen.getByRole('link', { name: '去玩遊戲' })).toBeDefined()
  })
})
