import { minor } from '@gamehall/money'
import { describe, expect, it } from 'vitest'
import { creditedAmount, requiredTurnover, turnoverOfOrder } from './deposit-credit-rule.ts'

describe('what a deposit credits', () => {
  it('is what arrived minus the order’s fee', () => {
    expect(creditedAmount({ feeMinor: minor(1_500n) }, minor(100_000n))).toBe(98_500n)
  })

  it('requires turnover by the order’s percentage, rounded up to the cent', () => {
    expect(requiredTurnover({ turnoverPercent: 100 }, minor(98_500n))).toBe(98_500n)
    expect(requiredTurnover({ turnoverPercent: 33 }, minor(101n))).toBe(34n)
    expect(requiredTurnover({ turnoverPercent: 0 }, minor(98_500n))).toBe(0n)
  })

  it('requires none where the fee took everything', () => {
    expect(requiredTurnover({ turnoverPercent: 100 }, minor(-500n))).toBe(0n)
  })

  it('requires that of the payment once it arrived, of the ordered amount before', () => {
    const order = { amountMinor: minor(100_000n), feeMinor: minor(1_500n), turnoverPercent: 200 }
    expect(turnoverOfOrder(order)).toBe(197_000n)
    expect(turnoverOfOrder({ ...order, payment: null })).toBe(197_000n)
    expect(turnoverOfOrder({ ...order, payment: { amountMinor: minor(50_000n) } })).toBe(97_000n)
  })
})
