import type { Deposit } from '@gamehall/contract/cashier'
import { describe, expect, it } from 'vitest'
import {
  creditedAmount,
  depositTones,
  getPaymentCode,
  groupByFour,
  isPayable,
  isPending,
  orderSteps,
  pollIntervalMs,
} from './deposit-order.ts'
import { depositOrderText } from './deposit-order-text.ts'
import { depositStepText } from './deposit-step-text.ts'
import { depositsText } from './deposits-text.ts'
import { depositLabel, nextStepText } from './format-deposit.ts'
import { methodTexts } from './methods/method-texts.ts'
import { cvsOrder, atmOrder as order, payment, usdtOrder } from './testing/deposit-fixture.ts'
import { validateDepositAmount } from './validate-deposit-amount.ts'

const text = depositOrderText['zh-TW']
const atm = methodTexts.atm['zh-TW']
const labels: readonly Deposit['label'][] = [
  'pending_payment',
  'in_progress',
  'pending_review',
  'paid',
  'rejected',
  'cancelled',
  'timed_out',
  'transferred_out',
]
const statesOf = (part: Partial<Deposit>) => orderSteps({ ...order, ...part }).map(({ state }) => state)

describe('a deposit order', () => {
  it.each([
    ['no account yet', { bank_account: null }, ['now', 'todo', 'todo', 'todo']],
    ['waiting', {}, ['done', 'now', 'todo', 'todo']],
    ['confirmed by the player', { label: 'in_progress' }, ['done', 'done', 'now', 'todo']],
    ['in review', { label: 'pending_review' }, ['done', 'done', 'now', 'todo']],
    ['paid', { label: 'paid' }, ['done', 'done', 'done', 'done']],
    ['cancelled', { label: 'cancelled' }, ['done', 'failed']],
    ['too late', { label: 'timed_out' }, ['done', 'failed']],
    ['refused by the gateway', { label: 'rejected' }, ['failed']],
    [
      'sent back',
      { label: 'transferred_out', paid_at: order.created_at },
      ['done', 'done', 'failed', 'done'],
    ],
    ['refused in review', { label: 'rejected', paid_at: order.created_at }, ['done', 'done', 'failed']],
  ] as const)('§4 %s: how far it got', (_name, part, states) => {
    expect(statesOf(part)).toEqual(states)
  })

  it('a manual review replaces the confirmation step', () => {
    const keys = (part: Partial<Deposit>) => orderSteps({ ...order, ...part }).map(({ key }) => key)
    expect(keys({ label: 'pending_review' })).toEqual(['opened', 'transfer', 'review', 'wallet'])
    expect(keys({ label: 'in_progress' })).toEqual(['opened', 'transfer', 'confirm', 'wallet'])
  })

  it('is pending while it can change by itself; a review has no deadline', () => {
    expect(labels.filter((label) => isPending({ label }))).toEqual([
      'pending_payment',
      'in_progress',
      'pending_review',
    ])
    expect(labels.filter((label) => isPayable({ label }))).toEqual(['pending_payment', 'in_progress'])
  })

  it.each(
    [order, cvsOrder, usdtOrder].flatMap((each) => [
      [each.method, 'zh-TW', each] as const,
      [each.method, 'en', each] as const,
    ]),
  )('every state by %s has a label, a tone and a next step, in %s', (_method, language, each) => {
    const words = {
      text: depositOrderText[language],
      labels: depositsText[language],
      method: methodTexts[each.method][language],
    }
    for (const label of labels) {
      expect(depositLabel(words.labels, label)).not.toBe('')
      expect(depositTones[label]).toBeDefined()
      expect(nextStepText(words.text, words.method, { ...each, label }).length).toBeGreaterThan(10)
      for (const step of orderSteps({ ...each, label }))
        expect(depositStepText(words, step, { ...each, label }).title).not.toBe('')
    }
  })

  it.each([
    [order, order.bank_account],
    [cvsOrder, cvsOrder.store_code],
    [usdtOrder, usdtOrder.receiving_address],
  ])('has the payment code of its method: $method', (each, code) => {
    expect(getPaymentCode(each)).toBe(code)
    expect(code).not.toBeNull()
  })

  it('a confirming USDT payment sets the step and shortens the polling interval', () => {
    const seen = { ...usdtOrder, chain_payments: [{ ...payment, confirmations: 12 }, payment] }
    expect(orderSteps(seen).map(({ state }) => state)).toEqual(['done', 'done', 'now', 'todo'])
    const words = { text, labels: depositsText['zh-TW'], method: methodTexts.usdt['zh-TW'] }
    expect(depositStepText(words, { key: 'confirm', state: 'now' }, seen).detail).toBe('確認次數 7 / 19')
    expect(Number(pollIntervalMs(seen))).toBeLessThan(Number(pollIntervalMs(usdtOrder)))
    expect(pollIntervalMs({ ...seen, label: 'paid' })).toBe(false)
  })

  it('USDT below the minimum keeps the order waiting for payment', () => {
    const little = { ...usdtOrder, chain_payments: [{ ...payment, state: 'accumulating' as const }] }
    expect(orderSteps(little).map(({ state }) => state)).toEqual(['done', 'now', 'todo', 'todo'])
  })

  it('shows both amounts on a mismatch', () => {
    const said = nextStepText(text, atm, {
      ...order,
      label: 'pending_review',
      review_reason: 'amount_mismatch',
      actual_pay_amount: '2999.00',
    })
    expect(said).toContain('2,999.00')
    expect(said).toContain('3,000.00')
  })

  it('shows the reason of a rejection', () => {
    const said = nextStepText(text, atm, {
      ...order,
      label: 'rejected',
      paid_at: order.created_at,
      reject_reason: '非本人帳戶',
    })
    expect(said).toContain('非本人帳戶')
  })

  it('groups the account number in fours', () => {
    expect(groupByFour('9871203455678812')).toBe('9871 2034 5567 8812')
    expect(groupByFour('98712034556788')).toBe('9871 2034 5567 88')
  })
})

describe('§5 deposit amount', () => {
  const bounds = {
    channel: { min_amount: '11.00', max_amount: '49999.00' },
    limits: { left_today: '40000.00' },
  }
  it.each([
    ['', '請輸入存款金額'],
    ['10', '存款金額不可低於 11'],
    ['11', undefined],
    ['40000', undefined],
    ['40001', '超過今日剩餘額度，今日尚可存 40,000'],
    ['50000', '存款金額不可超過 49,999'],
    ['99999999999999999999', '存款金額不可超過 49,999'],
  ])('%s → %s', (amount, error) => {
    expect(validateDepositAmount(depositsText['zh-TW'], amount, bounds)).toBe(error)
  })
})

describe('the times of an order', () => {
  const [opened, seen, block, told] = [
    '2026-11-21T07:20:00.000Z',
    '2026-11-21T07:22:08.000Z',
    '2026-11-21T07:22:00.000Z',
    '2026-11-21T07:23:00.000Z',
  ]
  const confirmed = { ...payment, seen_at: seen, confirmations: 19, state: 'credited' } as const
  const details = (each: Deposit) => {
    const words = { text, labels: depositsText['zh-TW'], method: methodTexts[each.method]['zh-TW'] }
    return orderSteps(each).map((step) => depositStepText(words, step, each).detail)
  }
  const timesOf = (each: Deposit) =>
    details(each)
      .map(String)
      .filter((detail) => /^\d{4}.*:\d\d$/.test(detail))

  it.each<[string, Deposit]>([
    [
      'USDT, seen after its block',
      { ...usdtOrder, label: 'paid', paid_at: block, chain_payments: [confirmed] },
    ],
    [
      'USDT in two payments, the newest first',
      {
        ...usdtOrder,
        label: 'in_progress',
        chain_payments: [
          { ...payment, seen_at: told },
          { ...payment, seen_at: seen, log_index: 1 },
        ],
      },
    ],
    [
      'USDT that another order’s payment came before',
      {
        ...usdtOrder,
        label: 'in_progress',
        chain_payments: [{ ...payment, seen_at: '2026-11-21T07:00:00.000Z' }],
      },
    ],
    [
      'an account whose player says it after the bank',
      { ...order, label: 'paid', confirmed_at: told, paid_at: block },
    ],
    ['a store whose clock is slow', { ...cvsOrder, label: 'paid', paid_at: '2026-11-21T07:19:30.000Z' }],
  ])('are in chronological order: %s', (_name, each) => {
    const times = timesOf({ ...each, created_at: opened })
    expect(times.length).toBeGreaterThan(0)
    expect(times).toEqual(times.toSorted())
  })

  it('show confirmations for a chain payment', () => {
    expect(details({ ...usdtOrder, label: 'paid', paid_at: block, chain_payments: [confirmed] })[2]).toBe(
      '確認次數 19 / 19',
    )
  })

  it('the credited amount is the received amount minus the fee', () => {
    const arrived = { actual_amount: '2950.40', fee: '15.00' }
    expect(creditedAmount({ ...usdtOrder, ...arrived, label: 'paid' })).toBe('2935.40')
    expect(creditedAmount({ ...usdtOrder, ...arrived, label: 'pending_review' })).toBeNull()
    expect(creditedAmount(usdtOrder)).toBeNull()
  })
})
