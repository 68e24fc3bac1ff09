import type { Deposit } from '@gamehall/contract/cashier'
import { emitPush } from '@gamehall/web-client/socket/push-subscriptions.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { okEnvelope, setUpTestServer } from '../../../../shared/testing/test-server.tsx'
import { atmOrder, cvsOrder, payment, usdtOrder } from '../testing/deposit-fixture.ts'
import { depositInfoAnswer, showDepositPage, usdtChannel } from '../testing/deposit-info-fixture.tsx'
import { DepositOrderPage } from './deposit-order-page.tsx'

const ORDER = '/api/bank/rechargeOrder'
const CONFIRM = '/api/bank/rechargeConfirm'
const testServer = setUpTestServer()
const payable = { expires_at: '2099-11-22T07:20:00.000Z' }
const order: Deposit = { ...atmOrder, ...payable }
const paid: Deposit = {
  ...order,
  status: 3,
  label: 'paid',
  can_cancel: false,
  can_confirm: false,
  actual_amount: order.amount,
  paid_at: '2026-11-21T07:25:00.000Z',
}
function show(shown: Partial<Deposit>) {
  testServer.answers[ORDER] = okEnvelope(shown)
  showDepositPage(<DepositOrderPage />)
}

const GAMES = '/api/game/getGameHallList'
const lobby = { list: [{ gid: 'dragon-gate', status: 1, target: 'game' }], categories: [], platforms: [] }

describe('/order/deposit', () => {
  it('shows the account number in groups of four, and updates on a push', async () => {
    show(order)
    expect(await screen.findByText('9871 2034 5567 8812')).toBeDefined()
    expect(screen.getByRole('button', { name: '複製 虛擬帳號' })).toBeDefined()
    testServer.answers[ORDER] = okEnvelope(paid)
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

  it('leads from the credited deposit to a game, and without a game to the wallet', async () => {
    testServer.answers[GAMES] = okEnvelope(lobby)
    show(paid)
    const play = await screen.findByRole('link', { name: '開始玩' })
    expect(play.getAttribute('href')).toBe('#/startGame?gid=dragon-gate')
    expect(screen.queryByRole('link', { name: '查看錢包' })).toBeNull()
  })

  it('§4 transferred out: rejected in review, and the money sent back', async () => {
    const refunds = [{ amount: '950.00', reference: 'BANK-77', sent_at: '2026-11-22T01:00:00.000Z' }]
    show({ ...paid, status: 5, label: 'transferred_out', reject_reason: '匯款人姓名不符', refunds })
    expect(await screen.findByText('BANK-77')).toBeDefined()
    expect(screen.getByRole('button', { name: '複製 退款編號' })).toBeDefined()
    expect(await screen.findByText('已轉出')).toBeDefined()
    expect(screen.getByText(/審核未通過：匯款人姓名不符。款項已退回您的原付款來源/)).toBeDefined()
    expect(screen.getByText('未通過')).toBeDefined()
    expect(screen.getByText('款項已退回')).toBeDefined()
    expect(screen.queryByText('入帳主錢包')).toBeNull()
    expect(screen.queryByText(/流水要求/)).toBeNull()
  })

  it('shows the credited amount, not the ordered one', async () => {
    show({ ...paid, actual_amount: '2950.40', fee: '15.00' })
    const lead = (await screen.findByText('入帳金額（TWD）')).parentElement
    expect(lead?.textContent).toContain('2,935.40')
    expect(lead?.textContent).not.toContain('3,000')
  })

  it('confirms before reporting the payment', async () => {
    show(order)
    const confirmed = { ...order, status: 2, label: 'in_progress', confirmed_at: order.created_at }
    testServer.answers[CONFIRM] = okEnvelope(confirmed)
    fireEvent.click(await screen.findByRole('button', { name: '我已完成轉帳' }))
    expect(testServer.sentTo(CONFIRM)).toEqual([])
    testServer.answers[ORDER] = testServer.answers[CONFIRM]
    fireEvent.click(await screen.findByRole('button', { name: '已轉帳' }))
    await waitFor(() => expect(testServer.sentTo(CONFIRM)).toEqual([{ order_no: order.order_no }]))
    expect(await screen.findByText(/付款確認中/)).toBeDefined()
  })

  it.each([
    ['whether the transfer is made', '我已完成轉帳', '已轉帳'],
    ['whether to cancel', '取消訂單', '保留訂單'],
  ])('closes a dialog (%s) when the order’s state changes', async (_, opens, button) => {
    show(order)
    fireEvent.click(await screen.findByRole('button', { name: opens }))
    expect(await screen.findByRole('button', { name: button })).toBeDefined()
    testServer.answers[ORDER] = okEnvelope(paid)
    emitPush({
      seq: 1,
      msg_type: 'gold_change',
      from: 'system',
      to: '1',
      push: { text: '', badge: 0, voice: null, silence: true, type: 'recharge' },
      content: { change: '2985.00', balance: '2985.00' },
    })
    expect(await screen.findByText('已入帳')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull())
    expect(testServer.sentTo(CONFIRM)).toEqual([])
  })

  it('shows the store code and the steps at the store’s kiosk', async () => {
    show({ ...cvsOrder, ...payable, store: 'hilife', store_name: '萊爾富' })
    expect(await screen.findByText('LLL2 6325 1234 56')).toBeDefined()
    expect(screen.getByRole('button', { name: '複製 繳費代碼' })).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Life-ET 繳費步驟' })).toBeDefined()
    expect(screen.getByText(/繳費・代收/)).toBeDefined()
    expect(screen.getByRole('button', { name: '我已完成繳費' })).toBeDefined()
  })

  it('shows amount, rate and address of a USDT order', async () => {
    show({ ...usdtOrder, ...payable })
    expect(await screen.findByRole('img', { name: '收款地址的 QR 碼' })).toBeDefined()
    expect(screen.getByRole('button', { name: '複製 收款地址' })).toBeDefined()
    expect(screen.getByRole('button', { name: '複製 應付數量' })).toBeDefined()
    expect(screen.getByText('相當於 3,000.00 TWD・匯率 31.50')).toBeDefined()
    expect(screen.queryByText('鏈上付款')).toBeNull()
  })

  it('shows the confirmations of a chain payment', async () => {
    show({ ...usdtOrder, ...payable, chain_payments: [payment] })
    const bar = await screen.findByRole('progressbar', { name: '確認次數' })
    expect(bar.getAttribute('aria-valuetext')).toBe('7 / 19')
    expect(screen.getByText(/付款確認中/)).toBeDefined()
    expect(screen.queryByRole('button', { name: '取消訂單' })).toBeNull()
    expect(screen.getByRole('link', { name: '查看錢包' })).toBeDefined()
    expect(screen.getByText(/a1b2c3d4…/)).toBeDefined()
  })

  it('shows how much is missing to the minimum', async () => {
    testServer.answers['/api/bank/rechargeInfo'] = depositInfoAnswer([usdtChannel])
    show({
      ...usdtOrder,
      ...payable,
      chain_payments: [{ ...payment, amount: '4.500000', state: 'accumulating', confirmations: 19 }],
    })
    expect(
      await screen.findByText(
        '目前累積 4.50 USDT，未達最低入帳 10.00 USDT。款項會保留，再轉入 5.50 USDT 即可一併入帳。',
      ),
    ).toBeDefined()
  })

  it.each([
    ['late', '款項在訂單到期後才到'],
    ['amount_mismatch', '收到 90.00 USDT，與應付的 95.24 USDT 不同'],
    ['cancelled_but_paid', '訂單取消後仍收到款項'],
  ] as const)('a review says why: %s', async (review_reason, words) => {
    show({
      ...usdtOrder,
      status: 2,
      label: 'pending_review',
      review_reason,
      actual_pay_amount: '90.000000',
      actual_amount: '2835.00',
      paid_at: order.created_at,
      can_cancel: false,
      can_confirm: false,
    })
    expect(await screen.findByText(words, { exact: false })).toBeDefined()
    expect(screen.getAllByRole('link', { name: '詢問這筆訂單' })).toHaveLength(2)
  })

  it.each(['cancelled', 'timed_out', 'rejected'] as const)(
    '%s leads on to another deposit',
    async (label) => {
      show({ ...cvsOrder, label, can_cancel: false, can_confirm: false })
      const link = await screen.findByRole('link', { name: '重新存款' })
      expect(link.getAttribute('href')).toBe('#/deposit')
      expect(screen.queryByRole('button', { name: '複製 繳費代碼' })).toBeNull()
    },
  )

  it('shows a not-found state with a link', async () => {
    testServer.answers[ORDER] = { code: 30404, msg: '找不到訂單', data: null }
    showDepositPage(<DepositOrderPage />)
    expect(await screen.findByText('找不到這筆訂單')).toBeDefined()
    expect(screen.getByRole('link', { name: '查看紀錄' }).getAttribute('href')).toBe('#/deposit/record')
  })
})
