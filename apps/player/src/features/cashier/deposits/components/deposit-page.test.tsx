import type { Deposit } from '@gamehall/contract/cashier'
import { ConfirmHost } from '@gamehall/ui/confirm.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installNavigator } from '../../../../shared/navigation/navigator.ts'
import { PageContext } from '../../../../shared/navigation/page-context.ts'
import { emitPush } from '../../../../shared/socket/push-events.ts'
import { atmOrder } from '../testing/test-deposit.ts'
import { DepositOrderPage } from './deposit-order-page.tsx'
import { DepositPage } from './deposit-page.tsx'

const channel = {
  channel_id: 'atm',
  method: 'atm',
  name: 'ATM 虛擬帳號',
  min_amount: '11.00',
  max_amount: '49999.00',
  fee: '15.00',
  wash_percent: 100,
  expires_in: 86_400,
  stores: [],
  rate: null,
  min_pay_amount: null,
  quick_amounts: [300, 3000],
  is_available: true,
}
const order: Deposit = {
  ...atmOrder,
  fee: '15.00',
  wash_amount: '2985.00',
  expires_at: '2099-11-22T07:20:00.000Z',
}
const paid: Deposit = {
  ...order,
  status: 3,
  label: 'paid',
  can_cancel: false,
  can_confirm: false,
  actual_amount: order.amount,
  paid_at: '2026-11-21T07:25:00.000Z',
}

type Sent = { readonly path: string; readonly body: Record<string, unknown> }
let sent: Sent[] = []
let answers: Record<string, unknown> = {}
const go = vi.fn()
const sentTo = (path: string) => sent.filter((each) => each.path === path).map(({ body }) => body)
const infoOf = (channels: unknown[], unfinished: unknown[]) => ({
  code: 0,
  msg: '',
  data: { channels, unfinished, server_time: order.server_time },
})

beforeEach(() => {
  sent = []
  answers = { '/api/bank/rechargeInfo': infoOf([channel], []) }
  installNavigator({ go, back: vi.fn() })
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) })
    return new Response(JSON.stringify(answers[path]))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  go.mockReset()
})

function show(page: 'deposit' | 'order') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const query = new URLSearchParams({ order_no: order.order_no })
  render(
    <QueryClientProvider client={client}>
      <PageContext value={{ name: 'depositOrder', path: '/order/deposit', params: {}, query }}>
        {page === 'deposit' ? <DepositPage /> : <DepositOrderPage />}
      </PageContext>
      <ConfirmHost />
    </QueryClientProvider>,
  )
}
const field = () => screen.findByLabelText<HTMLInputElement>('存款金額（TWD）')
const create = () => screen.getByRole('button', { name: '建立存款訂單' })

describe('/deposit', () => {
  it('§5: says beside the field what is wrong, and opens nothing', async () => {
    show('deposit')
    fireEvent.change(await field(), { target: { value: '10' } })
    fireEvent.click(create())
    expect(await screen.findByText('存款金額不可低於 11')).toBeDefined()
    expect(sentTo('/api/bank/rechargeDo')).toEqual([])
  })

  it('shows what will arrive after the fee, then opens one order for two taps and goes to it', async () => {
    answers['/api/bank/rechargeDo'] = { code: 0, msg: '', data: order }
    show('deposit')
    await field()
    fireEvent.click(screen.getByRole('button', { name: '3,000' }))
    expect(screen.getByText('2,985.00')).toBeDefined()
    fireEvent.click(create())
    fireEvent.click(create())
    await waitFor(() => expect(go).toHaveBeenCalledWith('/order/deposit?order_no=D26112100018827', undefined))
    expect(sentTo('/api/bank/rechargeDo')).toEqual([{ channel_id: 'atm', amount: '3000' }])
  })

  it('puts the hall’s refusal beside the field and keeps what was typed', async () => {
    const fields = [{ field: 'amount', rule: 'amount_max', message: '金額不可超過 20,000' }]
    answers['/api/bank/rechargeDo'] = { code: 400, msg: '資料有誤', data: { fields } }
    show('deposit')
    const input = await field()
    fireEvent.change(input, { target: { value: '30000' } })
    fireEvent.click(create())
    expect(await screen.findByText('金額不可超過 20,000')).toBeDefined()
    expect(input.value).toBe('30,000')
    expect(screen.queryByText('資料有誤')).toBeNull()
  })

  it('10075: an unfinished order is continued or cancelled before another', async () => {
    answers['/api/bank/rechargeInfo'] = infoOf([channel], [order])
    answers['/api/bank/tradeCancel'] = { code: 0, msg: '', data: { ...order, status: 4, label: 'cancelled' } }
    show('deposit')
    const link = await screen.findByRole('link', { name: '繼續付款' })
    expect(link.getAttribute('href')).toBe('#/order/deposit?order_no=D26112100018827')
    expect(screen.queryByRole('button', { name: '建立存款訂單' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '取消訂單' }))
    expect(sentTo('/api/bank/tradeCancel')).toEqual([])
    answers['/api/bank/rechargeInfo'] = infoOf([channel], [])
    const yes = (await screen.findAllByRole('button', { name: '取消訂單' })).at(-1)
    if (yes) fireEvent.click(yes)
    expect(await field()).toBeDefined()
    expect(sentTo('/api/bank/tradeCancel')).toEqual([{ order_no: order.order_no }])
  })

  it('says so when every channel is under maintenance', async () => {
    answers['/api/bank/rechargeInfo'] = infoOf([{ ...channel, is_available: false }], [])
    show('deposit')
    expect(await screen.findByText('存款暫停服務')).toBeDefined()
  })
})

describe('/order/deposit', () => {
  it('shows the account in fours, and turns when a push says that money came', async () => {
    answers['/api/bank/rechargeOrder'] = { code: 0, msg: '', data: order }
    show('order')
    expect(await screen.findByText('9871 2034 5567 8812')).toBeDefined()
    expect(screen.getByRole('button', { name: '複製 虛擬帳號' })).toBeDefined()
    answers['/api/bank/rechargeOrder'] = { code: 0, msg: '', data: paid }
    emitPush({
      seq: 1,
      msg_type: 'gold_change',
      from: 'system',
      to: '1',
      push: { text: '', badge: 0, voice: null, silence: true, type: 'recharge' },
      content: { change: '2985.00', balance: '2985.00' },
    })
    expect(await screen.findByText('已入帳')).toBeDefined()
    expect(screen.queryByRole('button', { name: '複製 虛擬帳號' })).toBeNull()
    expect(screen.getByRole('link', { name: '查看錢包' })).toBeDefined()
  })

  it('asks before saying that the transfer is made', async () => {
    answers['/api/bank/rechargeOrder'] = { code: 0, msg: '', data: order }
    const confirmed = { ...order, status: 2, label: 'in_progress', confirmed_at: order.created_at }
    answers['/api/bank/rechargeConfirm'] = { code: 0, msg: '', data: confirmed }
    show('order')
    fireEvent.click(await screen.findByRole('button', { name: '我已完成轉帳' }))
    expect(sentTo('/api/bank/rechargeConfirm')).toEqual([])
    answers['/api/bank/rechargeOrder'] = answers['/api/bank/rechargeConfirm']
    fireEvent.click(await screen.findByRole('button', { name: '已轉帳' }))
    await waitFor(() => expect(sentTo('/api/bank/rechargeConfirm')).toEqual([{ order_no: order.order_no }]))
    expect(await screen.findByText(/銀行確認中/)).toBeDefined()
  })

  it('an order of nobody’s is said to be lost, with a way on', async () => {
    answers['/api/bank/rechargeOrder'] = { code: 30404, msg: '找不到訂單', data: null }
    show('order')
    expect(await screen.findByText('找不到這筆訂單')).toBeDefined()
    expect(screen.getByRole('link', { name: '存款紀錄' }).getAttribute('href')).toBe('#/deposit/record')
  })
})
