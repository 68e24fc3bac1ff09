import type { ReadinessItem } from '@gamehall/contract/cashier'
import { emitPush } from '@gamehall/web-client/socket/push-subscriptions.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { okEnvelope, setUpTestServer } from '../../../../shared/testing/test-server.tsx'
import { showDepositPage } from '../../deposits/testing/deposit-info-fixture.tsx'
import {
  bankChannel,
  bankOrder,
  metItem,
  quote,
  readyInfo,
  usdtChannel,
  walletAddress,
} from '../testing/withdrawal-fixture.ts'
import { WithdrawOrderPage } from './withdraw-order-page.tsx'
import { WithdrawPage } from './withdraw-page.tsx'

const INFO = '/api/bank/withdrawInfo'
const QUOTE = '/api/bank/withdrawQuote'
const CREATE = '/api/bank/withdrawDo'
const ORDER = '/api/bank/withdrawOrder'
const CANCEL = '/api/bank/withdrawCancel'
const testServer = setUpTestServer()

async function openSheet(info = readyInfo): Promise<void> {
  testServer.answers[INFO] = okEnvelope(info)
  testServer.answers[QUOTE] ??= okEnvelope(quote)
  showDepositPage(<WithdrawPage />)
  fireEvent.change(await screen.findByLabelText('提款金額（TWD）'), { target: { value: '3000' } })
  fireEvent.click(screen.getByRole('button', { name: '下一步：確認內容' }))
  await screen.findByRole('heading', { name: '確認提款' })
}

function pay(password: string): void {
  fireEvent.change(screen.getByLabelText('提款密碼'), { target: { value: password } })
  fireEvent.click(screen.getByRole('button', { name: '確認並送出提款' }))
}

describe('/newWithdraw', () => {
  it('lists unmet conditions with their fixes, and disables the form', async () => {
    const wash: ReadinessItem = {
      kind: 'wash_volume',
      state: 'unmet',
      code: 10167,
      fix: '/wash_volume',
      amount: '1200.00',
      until: null,
    }
    testServer.answers[INFO] = okEnvelope({
      ...readyInfo,
      channels: [{ ...bankChannel, blocked_by: ['wash_volume'] }],
      readiness: { ...readyInfo.readiness, is_ready: false, items: [metItem, wash] },
    })
    showDepositPage(<WithdrawPage />)
    expect(await screen.findByText('尚需完成 1,200.00 TWD 的有效投注')).toBeDefined()
    expect(screen.getByRole('link', { name: '查看流水' }).getAttribute('href')).toBe('#/wash_volume')
    expect(screen.getByRole('button', { name: '下一步：確認內容' })).toHaveProperty('disabled', true)
  })

  it.each([
    ['under review', { status: 0 }, '審核通過後才能選擇'],
    ['rejected', { status: 2, reject_reason: '照片模糊' }, '照片模糊'],
  ])('a card %s cannot be chosen and shows the reason', async (_, state, words) => {
    const cards = readyInfo.cards.map((card) => ({ ...card, ...state }))
    const channels = [{ ...bankChannel, blocked_by: ['destination'] }]
    testServer.answers[INFO] = okEnvelope({ ...readyInfo, cards, channels })
    showDepositPage(<WithdrawPage />)
    const card = await screen.findByRole('radio', { name: new RegExp(`玉山銀行.*${words}`) })
    expect(card).toHaveProperty('disabled', true)
    expect(card).toHaveProperty('checked', false)
    expect(screen.getByRole('link', { name: '管理銀行卡' }).getAttribute('href')).toBe('#/bank')
  })

  it('without a card the bank channel links to adding one', async () => {
    testServer.answers[INFO] = okEnvelope({ ...readyInfo, cards: [] })
    showDepositPage(<WithdrawPage />)
    expect(await screen.findByRole('radio', { name: /銀行卡提款/ })).toHaveProperty('checked', true)
    expect(screen.getByText('尚未綁定銀行卡')).toBeDefined()
    expect(screen.getByRole('link', { name: '新增銀行卡' }).getAttribute('href')).toBe('#/bank')
    fireEvent.change(screen.getByLabelText('提款金額（TWD）'), { target: { value: '1000' } })
    fireEvent.click(screen.getByRole('button', { name: '下一步：確認內容' }))
    expect(await screen.findByText('請選擇已通過審核的銀行卡')).toBeDefined()
    expect(testServer.sentTo(QUOTE)).toEqual([])
  })

  it('lists the turnover credits; shows the free maximum while typing', async () => {
    const credit = {
      credit_id: '7',
      source: 'bonus',
      order_no: 'B1',
      title: '開站禮',
      amount: '58.00',
      withheld: '58.00',
      required: '290.00',
      done: '200.00',
      left: '90.00',
      can_forfeit: true,
      at: '2026-11-21T07:20:00.000Z',
    }
    const readiness = { ...readyInfo.readiness, withheld: '58.00', wash_balance: '90.00', credits: [credit] }
    const channels = [{ ...bankChannel, left_today: '100000.00' }]
    testServer.answers[INFO] = okEnvelope({ ...readyInfo, channels, readiness })
    showDepositPage(<WithdrawPage />)
    expect(await screen.findByText('流水達標前扣留 58.00 TWD')).toBeDefined()
    expect(screen.getByRole('progressbar', { name: '開站禮 的流水進度' })).toBeDefined()
    expect(screen.getByRole('button', { name: '放棄紅利 開站禮' })).toBeDefined()
    const amount = screen.getByLabelText<HTMLInputElement>('提款金額（TWD）')
    fireEvent.change(amount, { target: { value: '4943' } })
    expect(await screen.findByText('部分餘額的流水尚未達標，目前最多可提 4,942.50 TWD')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: '全部' }))
    expect(amount.value).toBe('4,942')
    expect(screen.queryByText(/目前最多可提/)).toBeNull()
  })

  it('keeps the amount when the channel changes, and presets the last destination', async () => {
    const [card] = readyInfo.cards
    const cards = [card, { ...card, card_id: 'card-2', bank_num: '****9999' }]
    const other = { ...bankChannel, channel_id: 'bank-2', name: '銀行卡提款（快速）' }
    const last = { channel_id: 'bank-2', card_id: 'card-2', address_id: null }
    testServer.answers[INFO] = okEnvelope({ ...readyInfo, cards, channels: [bankChannel, other], last })
    showDepositPage(<WithdrawPage />)
    const amount = await screen.findByLabelText<HTMLInputElement>('提款金額（TWD）')
    expect(screen.getByRole('radio', { name: /快速/ })).toHaveProperty('checked', true)
    expect(screen.getByRole('radio', { name: /9999/ })).toHaveProperty('checked', true)
    const way = screen.getByRole('radio', { name: /^銀行卡提款(?!（快速）)/ })
    expect(amount.compareDocumentPosition(way) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    fireEvent.change(amount, { target: { value: '3000' } })
    fireEvent.click(way)
    expect(screen.getByLabelText<HTMLInputElement>('提款金額（TWD）').value).toBe('3,000')
  })

  it('shows the quote, submits once, and opens the order', async () => {
    await openSheet()
    expect(screen.getByText('2,970.00')).toBeDefined()
    testServer.answers[CREATE] = okEnvelope(bankOrder)
    pay('Secret2024')
    fireEvent.click(screen.getByRole('button', { name: /確認並送出提款/ }))
    await waitFor(() => expect(testServer.go).toHaveBeenCalled())
    expect(testServer.sentTo(CREATE)).toEqual([
      { quote_id: 'quote-1', card_id: 'card-1', pay_password: 'Secret2024' },
    ])
    expect(testServer.go.mock.calls[0]?.[0]).toBe('/order/newWithdraw?order_no=W26112100018827')
  })

  it('uses the address even if a card has the same id', async () => {
    const [card] = readyInfo.cards
    const address = { ...walletAddress, address_id: card?.card_id ?? '' }
    testServer.answers[QUOTE] = okEnvelope({ ...quote, channel_id: usdtChannel.channel_id })
    await openSheet({ ...readyInfo, channels: [usdtChannel], addresses: [address] })
    const sheet = within(screen.getByRole('dialog'))
    expect(sheet.getByText(`${address.label} ${address.address}`)).toBeDefined()
    expect(sheet.queryByText(/玉山銀行/)).toBeNull()
    testServer.answers[CREATE] = okEnvelope(bankOrder)
    pay('Secret2024')
    await waitFor(() =>
      expect(testServer.sentTo(CREATE)).toEqual([
        { quote_id: 'quote-1', address_id: address.address_id, pay_password: 'Secret2024' },
      ]),
    )
  })

  it('shows a wrong pay password beside its field and keeps the input', async () => {
    await openSheet()
    testServer.answers[CREATE] = { code: 10022, msg: '提款密碼錯誤', data: null }
    pay('wrong')
    expect(await screen.findByText('提款密碼錯誤')).toBeDefined()
    expect(screen.getByLabelText('提款密碼')).toHaveProperty('value', 'wrong')
    expect(testServer.go).not.toHaveBeenCalled()
  })

  it('shows an error with its fix', async () => {
    await openSheet()
    testServer.answers[CREATE] = { code: 10167, msg: '流水未達標，無法提款', data: null }
    pay('Secret2024')
    expect(await screen.findByText('流水未達標，無法提款')).toBeDefined()
    expect(screen.getByRole('link', { name: '前往處理' }).getAttribute('href')).toBe('#/wash_volume')
  })

  it('requests a new quote when the old one expired', async () => {
    testServer.answers[QUOTE] = okEnvelope({ ...quote, expires_at: '2020-01-01T00:00:00.000Z' })
    await openSheet()
    expect(screen.queryByRole('button', { name: '確認並送出提款' })).toBeNull()
    testServer.answers[QUOTE] = okEnvelope({ ...quote, quote_id: 'quote-2' })
    fireEvent.click(screen.getByRole('button', { name: '重新報價' }))
    testServer.answers[CREATE] = okEnvelope(bankOrder)
    await screen.findByRole('button', { name: '確認並送出提款' })
    pay('Secret2024')
    await waitFor(() => expect(testServer.sentTo(CREATE)).toHaveLength(1))
    expect(testServer.sentTo(CREATE)[0]?.quote_id).toBe('quote-2')
  })
})

describe('/order/newWithdraw', () => {
  it('can be cancelled after confirmation', async () => {
    testServer.answers[ORDER] = okEnvelope(bankOrder)
    showDepositPage(<WithdrawOrderPage />, bankOrder.order_no)
    fireEvent.click(await screen.findByRole('button', { name: '取消提款' }))
    expect(testServer.sentTo(CANCEL)).toEqual([])
    testServer.answers[CANCEL] = okEnvelope({ ...bankOrder, status: 8, can_cancel: false })
    testServer.answers[ORDER] = testServer.answers[CANCEL]
    const buttons = await screen.findAllByRole('button', { name: '取消提款' })
    fireEvent.click(buttons.at(-1) ?? buttons[0] ?? document.body)
    expect(await screen.findByText('訂單已取消，金額已退回錢包。')).toBeDefined()
    expect(testServer.sentTo(CANCEL)).toEqual([{ order_no: bankOrder.order_no }])
    expect(screen.getByRole('link', { name: '再次提款' }).getAttribute('href')).toBe('#/newWithdraw')
  })

  it('closes the question whether to cancel when the order’s state changes', async () => {
    testServer.answers[ORDER] = okEnvelope(bankOrder)
    showDepositPage(<WithdrawOrderPage />, bankOrder.order_no)
    fireEvent.click(await screen.findByRole('button', { name: '取消提款' }))
    expect(await screen.findByText('確定要取消這筆提款嗎？')).toBeDefined()
    testServer.answers[ORDER] = okEnvelope({ ...bankOrder, status: 3, can_cancel: false })
    emitPush({
      seq: 1,
      msg_type: 'gold_change',
      from: 'system',
      to: '1',
      push: { text: '', badge: 0, voice: null, silence: true, type: 'withdraw' },
      content: { change: '0.00', balance: '1000.00' },
    })
    await waitFor(() => expect(screen.queryByText('確定要取消這筆提款嗎？')).toBeNull())
    expect(testServer.sentTo(CANCEL)).toEqual([])
  })
})
