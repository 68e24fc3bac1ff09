import { minor } from '@gamehall/money'
import { describe, expect, test } from 'vitest'
import { calculateWithdrawalFee, feeFreeAmount } from './withdrawal-fee.ts'

const bank = { fee_basis: 'excess', fee_basis_points: 100, fee_min_minor: 1500n, step_minor: 100n } as const
const fee = (amount: bigint, free: bigint, terms = bank) =>
  calculateWithdrawalFee(terms, minor(amount), minor(free))

describe('§9 the withdrawal fee has a threshold', () => {
  test.each([
    ['all of it free', 100_000n, 100_000n, 0n],
    ['more free than asked', 100_000n, 900_000n, 0n],
    ['one cent beyond pays the minimum', 100_001n, 100_000n, 1500n],
    ['nothing free, the percentage above the minimum', 1_000_000n, 0n, 10_000n],
    ['the percentage only of what exceeds', 1_000_000n, 500_000n, 5000n],
    ['rounded up to a whole dollar', 1_000_100n, 0n, 10_100n],
    ['exactly at the minimum', 150_000n, 0n, 1500n],
  ])('%s', (_what, amount, free, expected) => {
    expect(fee(amount, free)).toBe(expected)
  })

  test('a flat fee is the same for every amount and free amount', () => {
    const wallet = {
      fee_basis: 'flat',
      fee_basis_points: 0,
      fee_min_minor: 1_000_000n,
      step_minor: 1n,
    } as const
    expect(calculateWithdrawalFee(wallet, minor(5_000_000n), minor(0n))).toBe(1_000_000n)
    expect(calculateWithdrawalFee(wallet, minor(900_000_000n), minor(900_000_000n))).toBe(1_000_000n)
  })

  test('the fee-free amount is settled bets minus withdrawals, at least zero', () => {
    expect(feeFreeAmount(minor(1000n), minor(300n))).toBe(700n)
    expect(feeFreeAmount(minor(1000n), minor(5000n))).toBe(0n)
  })
})
