import { type Minor, minor, ZERO } from '@gamehall/money'

export interface FeeTerms {
  readonly fee_basis: 'excess' | 'flat'
  /** Hundredths of a percent. */
  readonly fee_basis_points: number
  readonly fee_min_minor: bigint
  readonly step_minor: bigint
}

const BASIS_POINTS = 10_000n

/**
 * §9: the fee of a withdrawal. `excess`: a percentage of the amount above the fee-free amount, rounded up to whole steps,
 * at least the minimum. `flat`: the minimum for every amount. In minor units of the channel's currency.
 */
export function calculateWithdrawalFee(terms: FeeTerms, amount: Minor, free: Minor): Minor {
  if (terms.fee_basis === 'flat') return minor(terms.fee_min_minor)
  const excess = amount > free ? amount - free : 0n
  if (excess === 0n) return ZERO
  const exact = excess * BigInt(terms.fee_basis_points)
  const perStep = BASIS_POINTS * terms.step_minor
  const steps = (exact + perStep - 1n) / perStep
  const percentage = steps * terms.step_minor
  return minor(percentage > terms.fee_min_minor ? percentage : terms.fee_min_minor)
}

/** §9: the fee-free amount: all settled valid bets minus all withdrawals, at least zero. */
export const feeFreeAmount = (validBets: Minor, withdrawn: Minor): Minor =>
  validBets > withdrawn ? minor(validBets - withdrawn) : ZERO
