import type { Deposit } from '@gamehall/contract/cashier'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { okEnvelope, setUpTestServer } from '../../../../shared/testing/test-server.tsx'
import { atmOrder, cvsOrder } from '../testing/deposit-fixture.ts'
import {
  atmChannel,
  cvsChannel,
  dayLimits,
  depositInfoAnswer,
  showDepositPage,
  usdtChannel,
} from '../testing/deposit-info-fixture.tsx'
import { DepositPage } from './deposit-page.tsx'

const INFO = '/api/bank/rechargeInfo'
const CREATE = '/api/bank/rechargeDo'
const CANCEL = '/api/bank/tradeCancel'
const testServer = setUpTestServer()
const order: Deposit = { ...atmOrder, expires_at: '2099-11-22T07:20:00.000Z' }
const field = () => screen.findByLabelText<HTMLInputElement>('存款金額（TWD）')
const create = () => screen.getByRole('button', { name: '建立存款訂單' })
const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole('radio', { name }))
function show(...[channels, unfinished, more]: Parameters<typeof depositInfoAnswer>) {
  testServer.answers[INFO] = depositInfoAnswer(channels, unfinished, more)
  showDepositPage(<DepositPage />)
}

describe('/deposit', () => {
  it('§5: shows the error beside the field, and creates no order', async () => {
    show([atmChannel])
    fireEvent.change(await field(), { target: { value: '10' } })
    fireEvent.click(create())
    expect(await screen.findByText('存款金額不可低於 11')).toBeDefined()
    expect(testServer.sentTo(CREATE)).toEqual([])
  })

  it('shows the maximum while typing, and the minimum on blur', async () => {
    show([atmChannel], [], { limits: { ...dayLimits, left_today: '800.00', left_today_count: 2 } })
    expect(await screen.findByText('請輸入 11 至 49,999 的整數，今日尚可存 800（2 筆）')).toBeDefined()
    expect(screen.getByText(/VIP 0 每日存款上限 500,000、30 筆/)).toBeDefined()
    fireEvent.change(await field(), { target: { value: '8' } })
    expect(screen.queryByText('存款金額不可低於 11')).toBeNull()
    fireEvent.change(await field(), { target: { value: '801' } })
    expect(await screen.findByText('超過今日剩餘額度，今日尚可存 800')).toBeDefined()
    fireEvent.change(await field(), { target: { value: '50000' } })
    expect(await screen.findByText('存款金額不可超過 49,999')).toBeDefined()
  })

  it('refuses a decimal point: 12.5 is not 125', async () => {
    show([atmChannel])
    fireEvent.change(await field(), { target: { value: '12.5' } })
    expect(await screen.findByText('請輸入整數金額，不含小數')).toBeDefined()
    fireEvent.click(create())
    expect((await field()).value).toBe('12.5')
    expect(testServer.sentTo(CREATE)).toEqual([])
  })

  it('presets the last channel, amount and store', async () => {
    const last = { channel_id: 'cvs', amount: '700.00', store: 'family' }
    show([atmChannel, cvsChannel], [], { last })
    testServer.answers[CREATE] = okEnvelope(cvsOrder)
    expect((await field()).value).toBe('700')
    fireEvent.click(create())
    await waitFor(() =>
      expect(testServer.sentTo(CREATE)).toEqual([{ channel_id: 'cvs', amount: '700', store: 'family' }]),
    )
  })

  it('shows the reset time and no form once the daily limit is used up', async () => {
    show([atmChannel], [], { limits: { ...dayLimits, left_today_count: 0 } })
    expect(await screen.findByText(/今日存款額度或次數已用完，2026-11-22 00:00 起恢復/)).toBeDefined()
    expect(screen.queryByLabelText('存款金額（TWD）')).toBeNull()
  })

  it('links to the withdrawal conditions', async () => {
    for (const unfinished of [[], [order]]) {
      show([atmChannel], unfinished)
      const link = await screen.findByRole('link', { name: '提款前要完成什麼？' })
      expect(link.getAttribute('href')).toBe('#/newWithdraw')
      cleanup()
    }
  })

  it('shows the amount after the fee; two taps create one order', async () => {
    show([atmChannel])
    testServer.answers[CREATE] = okEnvelope(order)
    await field()
    fireEvent.click(screen.getByRole('button', { name: '3,000' }))
    expect(screen.getAllByText('2,985.00')).toHaveLength(2)
    fireEvent.click(create())
    fireEvent.click(create())
    await waitFor(() =>
      expect(testServer.go).toHaveBeenCalledWith('/order/deposit?order_no=D26112100018827', undefined),
    )
    expect(testServer.sentTo(CREATE)).toEqual([{ channel_id: 'atm', amount: '3000' }])
  })

  it('shows a server error beside the field and keeps the input', async () => {
    show([atmChannel])
    const fields = [{ field: 'amount', rule: 'amount_max', message: '金額不可超過 20,000' }]
    testServer.answers[CREATE] = { code: 400, msg: '資料有誤', data: { fields } }
    const input = await field()
    fireEvent.change(input, { target: { value: '30000' } })
    fireEvent.click(create())
    expect(await screen.findByText('金額不可超過 20,000')).toBeDefined()
    expect(input.value).toBe('30,000')
    expect(screen.queryByText('資料有誤')).toBeNull()
  })

  it('§5: requires a store', async () => {
    show([atmChannel, cvsChannel])
    testServer.answers[CREATE] = okEnvelope(cvsOrder)
    await choose(/超商代碼繳費/)
    fireEvent.change(await field(), { target: { value: '500' } })
    fireEvent.click(create())
    expect(await screen.findByText('請選擇要到哪一家超商繳費')).toBeDefined()
    expect(testServer.sentTo(CREATE)).toEqual([])
    await choose(/全家/)
    expect(screen.queryByText('請選擇要到哪一家超商繳費')).toBeNull()
    fireEvent.click(create())
    await waitFor(() =>
      expect(testServer.sentTo(CREATE)).toEqual([{ channel_id: 'cvs', amount: '500', store: 'family' }]),
    )
  })

  it('shows rate, approximate USDT amount, minimum and turnover requirement', async () => {
    show([usdtChannel])
    fireEvent.change(await field(), { target: { value: '3150' } })
    expect(await screen.findByText('約 100.00 USDT')).toBeDefined()
    expect(screen.getAllByText('1 USDT = 31.50 TWD')).toHaveLength(2)
    expect(screen.getByText('10.00 USDT')).toBeDefined()
    expect(screen.getAllByText('3,150.00')).toHaveLength(2)
  })

  it('10075: an unfinished order must be continued or cancelled first', async () => {
    show([atmChannel], [order])
    testServer.answers[CANCEL] = okEnvelope({ ...order, status: 4, label: 'cancelled' })
    const link = await screen.findByRole('link', { name: '繼續付款' })
    expect(link.getAttribute('href')).toBe('#/order/deposit?order_no=D26112100018827')
    expect(screen.queryByRole('button', { name: '建立存款訂單' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '取消訂單' }))
    expect(testServer.sentTo(CANCEL)).toEqual([])
    testServer.answers[INFO] = depositInfoAnswer([atmChannel])
    const yes = (await screen.findAllByRole('button', { name: '取消訂單' })).at(-1)
    if (yes) fireEvent.click(yes)
    expect(await field()).toBeDefined()
    expect(testServer.sentTo(CANCEL)).toEqual([{ order_no: order.order_no }])
  })

  it('10075: an order of one method does not block the others', async () => {
    show([atmChannel, usdtChannel], [order])
    expect(await screen.findByRole('link', { name: '繼續付款' })).toBeDefined()
    await choose(/USDT/)
    expect(await field()).toBeDefined()
    expect(screen.queryByRole('link', { name: '繼續付款' })).toBeNull()
  })

  it('10075: shows an order that was created on another device', async () => {
    show([atmChannel])
    testServer.answers[CREATE] = { code: 10075, msg: '有未完成的訂單', data: null }
    fireEvent.change(await field(), { target: { value: '500' } })
    testServer.answers[INFO] = depositInfoAnswer([atmChannel], [order])
    fireEvent.click(create())
    expect(await screen.findByRole('link', { name: '繼續付款' })).toBeDefined()
  })

  it('an order of a disabled channel can be continued', async () => {
    show([{ ...atmChannel, is_available: false }, cvsChannel], [order])
    expect(await screen.findByRole('link', { name: '繼續付款' })).toBeDefined()
    expect(screen.getByRole('radio', { name: /ATM/ }).matches(':disabled')).toBe(true)
    expect(await field()).toBeDefined()
  })

  it('shows a maintenance state when all channels are disabled', async () => {
    show([{ ...atmChannel, is_available: false }])
    expect(await screen.findByText('存款暫停服務')).toBeDefined()
  })
})
