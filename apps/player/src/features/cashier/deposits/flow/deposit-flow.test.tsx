import type { Deposit } from '@gamehall/contract/cashier'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { okEnvelope, renderPageAt, setUpTestServer } from '../../../../shared/testing/test-server.tsx'
import { atmOrder } from '../testing/deposit-fixture.ts'
import { atmChannel, depositInfoAnswer } from '../testing/deposit-info-fixture.tsx'
import { DepositFlow } from './deposit-flow.tsx'

const INFO = '/api/bank/rechargeInfo'
const ORDER = '/api/bank/rechargeOrder'
const testServer = setUpTestServer()
const order: Deposit = { ...atmOrder, expires_at: '2099-11-22T07:20:00.000Z' }
const over = { can_cancel: false, can_confirm: false }
const paid: Deposit = { ...order, ...over, status: 3, label: 'paid', actual_amount: order.amount }
const onDone = vi.fn()
beforeEach(() => onDone.mockClear())

function show(unfinished: readonly Deposit[], shown: Deposit = order) {
  testServer.answers[INFO] = depositInfoAnswer([atmChannel], unfinished)
  testServer.answers[ORDER] = okEnvelope(shown)
  renderPageAt(<DepositFlow onDone={onDone} />, { name: 'startGame' })
}
const proceed = async () => fireEvent.click(await screen.findByRole('button', { name: '繼續付款' }))

it('creates an order and shows how to pay it, in the same place', async () => {
  show([])
  testServer.answers['/api/bank/rechargeDo'] = okEnvelope(order)
  fireEvent.change(await screen.findByLabelText('存款金額（TWD）'), { target: { value: '3000' } })
  fireEvent.click(screen.getByRole('button', { name: '建立存款訂單' }))
  expect(await screen.findByText('9871 2034 5567 8812')).toBeDefined()
  expect(screen.getByText(/邊玩邊等/)).toBeDefined()
  expect(testServer.go).not.toHaveBeenCalled()
})

it('continues an unfinished order, and returns to the methods', async () => {
  show([order])
  await proceed()
  expect(await screen.findByText('9871 2034 5567 8812')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '其他存款方式' }))
  expect(await screen.findByRole('button', { name: '繼續付款' })).toBeDefined()
  expect(testServer.go).not.toHaveBeenCalled()
})

it('leads from the credited deposit back to the game', async () => {
  show([order], paid)
  await proceed()
  fireEvent.click(await screen.findByRole('button', { name: '回到遊戲' }))
  expect(onDone).toHaveBeenCalledOnce()
  expect(screen.queryByText(/邊玩邊等/)).toBeNull()
  expect(screen.queryByRole('link', { name: '開始玩' })).toBeNull()
})

it('leads from an order that came to nothing to a new one', async () => {
  show([order], { ...order, ...over, status: 4, label: 'cancelled' })
  await proceed()
  const again = await screen.findByRole('button', { name: '重新存款' })
  testServer.answers[INFO] = depositInfoAnswer([atmChannel])
  fireEvent.click(again)
  await waitFor(() => expect(screen.getByLabelText('存款金額（TWD）')).toBeDefined())
  expect(onDone).not.toHaveBeenCalled()
})

it.each([
  ['seamless', /遊戲內的餘額會自動更新/],
  ['transfer', /存入主錢包，入帳後請點遊戲內的「＋」轉入遊戲/],
] as const)('says how the money gets into a game with a %s wallet', async (game_wallets, way) => {
  testServer.answers['/api/sites/siteconfig'] = okEnvelope({ game_wallets })
  show([order])
  await proceed()
  expect(await screen.findByText(way)).toBeDefined()
})
