import type { Withdrawal, WithdrawalStatus } from '@gamehall/contract/cashier'
import { WITHDRAWAL_STATUSES } from '@gamehall/contract/cashier'
import { describe, expect, it } from 'vitest'
import { bankChannel, bankOrder } from './testing/withdrawal-fixture.ts'
import {
  amountDecimals,
  exceedsMaximum,
  maximumWithdrawal,
  validateWithdrawalAmount,
} from './withdraw-amount.ts'
import { withdrawOrderText } from './withdraw-order-text.ts'
import { withdrawText } from './withdraw-text.ts'
import { isPending, statusNames, statusOf, withdrawalSteps } from './withdrawal-order.ts'
import { nextStepText } from './withdrawal-step-text.ts'

const text = withdrawText['zh-TW']
const at = '2026-11-21T08:00:00.000Z'
const wayOf = (order: Partial<Withdrawal>) =>
  withdrawalSteps({ ...bankOrder, ...order }).map(({ state }) => state)

describe('the timeline of a withdrawal (§4)', () => {
  it('names each of the nine statuses as the contract does', () => {
    expect(statusOf).toEqual(WITHDRAWAL_STATUSES)
    for (const [name, status] of Object.entries(WITHDRAWAL_STATUSES)) expect(statusNames[status]).toBe(name)
  })

  it.each([
    [1, ['done', 'now', 'todo', 'todo'], true],
    [2, ['done', 'done', 'now', 'todo'], true],
    [3, ['done', 'failed'], false],
    [4, ['done', 'done', 'now', 'todo'], true],
    [5, ['done', 'done', 'done', 'now'], true],
    [6, ['done', 'failed'], false],
    [7, ['done', 'done', 'done', 'done'], false],
    [8, ['done', 'failed'], false],
    [9, ['done', 'failed'], false],
  ] as const)('status %i', (status: WithdrawalStatus, states, isMoving) => {
    expect(wayOf({ status })).toEqual(states)
    expect(isPending({ status })).toBe(isMoving)
  })

  it('ends at the failed step, before or after sending', () => {
    expect(wayOf({ status: 6, reviewed_at: at })).toEqual(['done', 'done', 'failed'])
    expect(wayOf({ status: 6, reviewed_at: at, sent_at: at })).toEqual(['done', 'done', 'done', 'failed'])
  })

  it('shows the reason of the end', () => {
    const words = withdrawOrderText['zh-TW']
    const rejected = { ...bankOrder, status: 3, reject_reason: '戶名不符' } as const
    expect(nextStepText(words, rejected)).toBe('審核未通過：戶名不符。金額已退回錢包。')
    expect(nextStepText(words, { ...bankOrder, status: 6, failure: 'returned' })).toBe(words.returned)
    expect(nextStepText(words, { ...bankOrder, status: 6 })).toBe(words.failedPlain)
  })
})

describe('the amount of a withdrawal (§5)', () => {
  const wrong = (amount: string, balance = '5000.50', free = balance) =>
    validateWithdrawalAmount(text, amount, bankChannel, { balance, free })

  it.each([
    ['', text.empty],
    ['6000', '超過錢包餘額 5,000.50 TWD'],
    ['99', '提款金額不可低於 100.00 TWD'],
    ['4001', '超過今日剩餘額度，今日尚可提 4,000.00 TWD'],
    ['100.5', '金額須為 1.00 TWD 的倍數'],
    ['4000', undefined],
  ])('%s', (amount, words) => {
    expect(wrong(amount)).toBe(words)
  })

  it('is limited by the withheld amount before other limits', () => {
    expect(wrong('3001', '5000.50', '3000.50')).toBe('部分餘額的流水尚未達標，目前最多可提 3,000.50 TWD')
    expect(wrong('3000', '5000.50', '3000.50')).toBeUndefined()
    expect(exceedsMaximum('3001', bankChannel, { balance: '5000.50', free: '3000.50' })).toBe(true)
    expect(exceedsMaximum('99', bankChannel, { balance: '5000.50', free: '3000.50' })).toBe(false)
  })

  it('is limited per order', () => {
    expect(wrong('50001', '90000.00')).toBe('單筆提款不可超過 50,000.00 TWD')
  })

  it('fills in the maximum in whole steps', () => {
    expect(maximumWithdrawal(bankChannel, '5000.50')).toBe('4000')
    expect(maximumWithdrawal(bankChannel, '350.75')).toBe('350')
    expect(maximumWithdrawal(bankChannel, '-3.00')).toBe('0')
    expect(amountDecimals(bankChannel)).toBe(0)
    expect(amountDecimals({ currency: 'USDT', amount_step: '0.010000' })).toBe(2)
  })
})
