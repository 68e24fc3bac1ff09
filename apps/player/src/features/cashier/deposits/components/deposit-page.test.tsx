import type { Deposit } from '@gamehall/contract/cashier'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { okOf, testHall } from '../../../../shared/testing/test-hall.tsx'
import { atmChannel, cvsChannel, infoOf, showPage, usdtChannel } from '../testing/deposit-hall.tsx'
import { atmOrder, cvsOrder } from '../testing/test-deposit.ts'
import { DepositPage } from './deposit-page.tsx'

const INFO = '/api/bank/rechargeInfo'
const CREATE = '/api/bank/rechargeDo'
const CANCEL = '/api/bank/tradeCancel'
const hall = testHall()
const order: Deposit = { ...atmOrder, expires_at: '2099-11-22T07:20:00.000Z' }
const field = () => screen.findByLabelText<HTMLInputElement>('存款金額（TWD）')
const create = () => screen.getByRole('button', { name: '建立存款訂單' })
const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole('radio', { name }))
function show(...[channels, unfinished]: Parameters<typeof infoOf>) {
  hall.answers[INFO] = infoOf(channels, unfinished)
  showPage(<DepositPage />)
}

describe('/deposit', () => {
  it('§5: says beside the field what is wrong, and opens nothing', async () => {
    show([atmChannel])
    fireEvent.change(await field(), { target: { value: '10' } })
    fireEvent.click(create())
    expect(await screen.findByText('存款金額不可低於 11')).toBeDefined()
    expect(hall.sentTo(CREATE)).toEqual([])
  })

  it('leads to what a withdrawal asks for, before anything is paid, and while an order is open', async () => {
    for (const unfinished of [[], [order]]) {
      show([atmChannel], unfinished)
      const link = await screen.findByRole('link', { name: '提款前要完成什麼？' })
      expect(link.getAttribute('href')).toBe('#/newWithdraw')
      cleanup()
    }
  })

  it('shows what will arrive after the fee, then opens one order for two taps and goes to it', async () => {
    show([atmChannel])
    hall.answers[CREATE] = okOf(order)
    await field()
    fireEvent.click(screen.getByRole('button', { name: '3,000' }))
    expect(screen.getAllByText('2,985.00')).toHaveLength(2)
    fireEvent.click(create())
    fireEvent.click(create())
    await waitFor(() =>
      expect(hall.go).toHaveBeenCalledWith('/order/deposit?order_no=D26112100018827', undefined),
    )
    expect(hall.sentTo(CREATE)).toEqual([{ channel_id: 'atm', amount: '3000' }])
  })

  it('puts the hall’s refusal beside the field and keeps what was typed', async () => {
    show([atmChannel])
    const fields = [{ field: 'amount', rule: 'amount_max', message: '金額不可超過 20,000' }]
    hall.answers[CREATE] = { code: 400, msg: '資料有誤', data: { fields } }
    const input = await field()
    fireEvent.change(input, { target: { value: '30000' } })
    fireEvent.click(create())
    expect(await screen.findByText('金額不可超過 20,000')).toBeDefined()
    expect(input.value).toBe('30,000')
    expect(screen.queryByText('資料有誤')).toBeNull()
  })

  it('§5: a store must be chosen before its order is opened', async () => {
    show([atmChannel, cvsChannel])
    hall.answers[CREATE] = okOf(cvsOrder)
    await choose(/超商代碼繳費/)
    fireEvent.change(await field(), { target: { value: '500' } })
    fireEvent.click(create())
    expect(await screen.findByText('請選擇要到哪一家超商繳費')).toBeDefined()
    expect(hall.sentTo(CREATE)).toEqual([])
    await choose(/全家/)
    expect(screen.queryByText('請選擇要到哪一家超商繳費')).toBeNull()
    fireEvent.click(create())
    await waitFor(() =>
      expect(hall.sentTo(CREATE)).toEqual([{ channel_id: 'cvs', amount: '500', store: 'family' }]),
    )
  })

  it('tells the rate, about how many USDT to send, the minimum and the volume asked', async () => {
    show([usdtChannel])
    fireEvent.change(await field(), { target: { value: '3150' } })
    expect(await screen.findByText('約 100.00 USDT')).toBeDefined()
    expect(screen.getAllByText('1 USDT = 31.50 TWD')).toHaveLength(2)
    expect(screen.getByText('10.00 USDT')).toBeDefined()
    expect(screen.getAllByText('3,150.00')).toHaveLength(2)
  })

  it('10075: an unfinished order is continued or cancelled before another', async () => {
    show([atmChannel], [order])
    hall.answers[CANCEL] = okOf({ ...order, status: 4, label: 'cancelled' })
    const link = await screen.findByRole('link', { name: '繼續付款' })
    expect(link.getAttribute('href')).toBe('#/order/deposit?order_no=D26112100018827')
    expect(screen.queryByRole('button', { name: '建立存款訂單' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '取消訂單' }))
    expect(hall.sentTo(CANCEL)).toEqual([])
    hall.answers[INFO] = infoOf([atmChannel])
    const yes = (await screen.findAllByRole('button', { name: '取消訂單' })).at(-1)
    if (yes) fireEvent.click(yes)
    expect(await field()).toBeDefined()
    expect(hall.sentTo(CANCEL)).toEqual([{ order_no: order.order_no }])
  })

  it('10075: an order of one method leaves the others open', async () => {
    show([atmChannel, usdtChannel], [order])
    expect(await screen.findByRole('link', { name: '繼續付款' })).toBeDefined()
    await choose(/USDT/)
    expect(await field()).toBeDefined()
    expect(screen.queryByRole('link', { name: '繼續付款' })).toBeNull()
  })

  it('10075: an order opened on another device meanwhile shows up instead of an error', async () => {
    show([atmChannel])
    hall.answers[CREATE] = { code: 10075, msg: '有未完成的訂單', data: null }
    fireEvent.change(await field(), { target: { value: '500' } })
    hall.answers[INFO] = infoOf([atmChannel], [order])
    fireEvent.click(create())
    expect(await screen.findByRole('link', { name: '繼續付款' })).toBeDefined()
  })

  it('an order whose channel is closed can still be gone on with', async () => {
    show([{ ...atmChannel, is_available: false }, cvsChannel], [order])
    expect(await screen.findByRole('link', { name: '繼續付款' })).toBeDefined()
    expect(screen.getByRole('radio', { name: /ATM/ }).matches(':disabled')).toBe(true)
    expect(await field()).toBeDefined()
  })

  it('says so when every channel is under maintenance', async () => {
    show([{ ...atmChannel, is_available: false }])
    expect(await screen.findByText('存款暫停服務')).toBeDefined()
  })
})
