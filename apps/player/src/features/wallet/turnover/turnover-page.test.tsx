import type { TurnoverCredit, TurnoverEntry, TurnoverStatus } from '@gamehall/contract/wallet'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TurnoverPage } from './turnover-page.tsx'

const bet: TurnoverEntry = {
  id: '3',
  kind: 'bet',
  order_no: null,
  bet_id: 'B26112100003',
  game_name: '極光百家樂',
  valid_bet: '100.00',
  weight_percent: 25,
  counted: '25.00',
  reason: null,
  toward: [{ source: 'bonus', order_no: 'B26112100000001', title: '開站禮', counted: '25.00' }],
  credit: null,
  at: '2026-11-21T07:30:00.000Z',
}
const entries: readonly TurnoverEntry[] = [
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
    toward: [],
    credit: { source: 'deposit', title: null, amount: '3000.00', left: '0.01', forfeited_at: null },
  },
]
const totals = { required: '3000.00', done: '2999.99', wash_balance: '0.01' }
let data: Record<string, unknown> = {}
const credit: TurnoverCredit = {
  credit_id: '7',
  source: 'bonus',
  order_no: 'B26112100000001',
  title: '開站禮',
  amount: '58.00',
  withheld: '58.00',
  required: '290.00',
  done: '200.00',
  left: '90.00',
  can_forfeit: true,
  at: '2026-11-21T07:30:00.000Z',
}
const none = { balance: '0.00', withheld: '0.00', withdrawable: '0.00', wash_balance: '0.00', credits: [] }
let standing: TurnoverStatus = none
const statementOf = (list: readonly TurnoverEntry[], sums: typeof totals) => ({
  list,
  total: list.length,
  page: 1,
  page_size: 20,
  next_cursor: null,
  ...sums,
  standing,
})

beforeEach(() => {
  standing = none
  data = statementOf(entries, totals)
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 0, msg: '', data })))
})
afterEach(() => vi.unstubAllGlobals())

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TurnoverPage />
    </QueryClientProvider>,
  )

describe('/wash_volume', () => {
  it('shows turnover required, done and left; one cent left is not complete', async () => {
    show()
    const bar = await screen.findByRole('progressbar', { name: '流水進度' })
    expect(bar.getAttribute('aria-valuenow')).toBe('99')
    expect(screen.getByText('2,999.99')).toBeDefined()
    expect(screen.getAllByText('0.01')).toHaveLength(2)
  })

  it('shows when the turnover is complete', async () => {
    data = statementOf(entries, { required: '3000.00', done: '3000.00', wash_balance: '0.00' })
    show()
    expect(await screen.findByText('流水已全部完成')).toBeDefined()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100')
  })

  it('shows bet by bet how much counted, at which weight, and why not', async () => {
    show()
    expect(await screen.findByText(/有效投注 100.00 × 25%/)).toBeDefined()
    expect(screen.getByText(/此遊戲不計入流水/)).toBeDefined()
    expect(screen.getByText('存款')).toBeDefined()
    fireEvent.click(screen.getByText('極光百家樂'))
    const sheet = within(await screen.findByRole('dialog', { name: '投注與流水' }))
    expect(sheet.getByText('25%')).toBeDefined()
    expect(sheet.getByText('開站禮：25.00')).toBeDefined()
    expect(sheet.getByText(/有效投注只計有輸贏風險的金額/)).toBeDefined()
    const why = sheet.getByRole('link', { name: '到投注紀錄查看每一注的說明' })
    expect(why.getAttribute('href')).toBe('#/betting_record')
    expect(sheet.getByRole('button', { name: '複製 注單編號' })).toBeDefined()
  })

  it('shows the order of a turnover requirement', async () => {
    show()
    fireEvent.click(await screen.findByText('存款'))
    const sheet = within(await screen.findByRole('dialog', { name: '流水要求' }))
    expect(sheet.getByText('D26112100018827')).toBeDefined()
  })

  it('lists what each credit withholds, and forfeits a bonus after a confirmation', async () => {
    standing = {
      balance: '1765.69',
      withheld: '58.00',
      withdrawable: '1707.69',
      wash_balance: '90.00',
      credits: [credit],
    }
    data = statementOf([], totals)
    const sent: unknown[] = []
    vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
      const isForfeit = path.endsWith('/user/forfeitBonus')
      if (isForfeit) sent.push(JSON.parse(body))
      const answer = { credit_id: '7', order_no: 'B1', amount: '58.00', standing: none }
      return new Response(JSON.stringify({ code: 0, msg: '', data: isForfeit ? answer : data }))
    })
    show()
    const bar = await screen.findByRole('progressbar', { name: '開站禮 的流水進度' })
    expect(bar.getAttribute('aria-valuetext')).toBe('流水 200.00 / 290.00')
    fireEvent.click(screen.getByRole('button', { name: '放棄紅利 開站禮' }))
    const sheet = within(await screen.findByRole('dialog', { name: '放棄「開站禮」？' }))
    expect(sheet.getAllByText(/1,707\.69/)).toHaveLength(2)
    expect(sent).toEqual([])
    fireEvent.click(sheet.getByRole('button', { name: '收回 58.00，放棄紅利' }))
    await vi.waitFor(() => expect(sent).toEqual([{ credit_id: '7' }]))
  })

  it('explains why a bonus above the balance cannot be forfeited', async () => {
    standing = {
      ...none,
      balance: '40.00',
      withheld: '40.00',
      credits: [{ ...credit, withheld: '40.00', can_forfeit: false }],
    }
    data = statementOf([], totals)
    show()
    expect(await screen.findByText('主錢包餘額達 58.00 才能放棄')).toBeDefined()
    expect(screen.queryByRole('button', { name: /放棄紅利/ })).toBeNull()
  })

  it('shows an empty state with a link', async () => {
    data = statementOf([], { required: '0.00', done: '0.00', wash_balance: '0.00' })
    show()
    expect(await screen.findByText('這段期間沒有流水紀錄')).toBeDefined()
    expect(screen.getByRole('link', { name: '去玩遊戲' })).toBeDefined()
  })
})
