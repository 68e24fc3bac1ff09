import { minor } from '@gamehall/money'
import { describe, expect, it } from 'vitest'
import { canForfeitNow, isForfeitable, splitBalance, withheldByCredit } from './withheld-rule.ts'

describe('withheld money (§5)', () => {
  it('is at most the balance', () => {
    expect(splitBalance(minor(500n), minor(300n))).toEqual({ withheld: 300n, withdrawable: 200n })
    expect(splitBalance(minor(500n), minor(900n))).toEqual({ withheld: 500n, withdrawable: 0n })
  })

  it.each([
    [1_000n, [400n, 300n, 200n]],
    [600n, [400n, 200n, 0n]],
    [0n, [0n, 0n, 0n]],
  ])('of %d cents is withheld by the oldest credit first', (balance, shares) => {
    const credits = [400n, 300n, 200n].map((amount_minor) => ({ amount_minor }))
    expect(withheldByCredit(credits, minor(balance))).toEqual(shares)
  })

  it('can be forfeited as a bonus only, while turnover is left and the bonus is there', () => {
    const bonus = { source: 'bonus', left_minor: 1n, amount_minor: 100n } as const
    expect(isForfeitable(bonus)).toBe(true)
    expect(isForfeitable({ ...bonus, left_minor: 0n })).toBe(false)
    expect(isForfeitable({ ...bonus, source: 'deposit' })).toBe(false)
    expect(canForfeitNow(bonus, minor(100n))).toBe(true)
    expect(canForfeitNow(bonus, minor(99n))).toBe(false)
  })
})
