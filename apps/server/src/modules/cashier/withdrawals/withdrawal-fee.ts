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
 * §9: as much as was bet and not yet withdrawn goes out free; of what exceeds it a percentage is taken, at least the
 * minimum, in whole steps, rounded up. A flat fee is the same for every amount.
 */
export function withdrawalFee(terms: FeeTerms, amount: Minor, free: Minor): Minor {
  if (terms.fee_basis === 'flat') return minor(terms.fee_min_minor)
  const excess = amount > free ? amount - free : 0n
  if (excess === 0n) return ZERO
  const exact = excess * BigInt(terms.fee_basis_points)
  const perStep = BASIS_POINTS * terms.step_minor
  const steps = (exact + perStep - 1n) / perStep
  const percentage = steps * terms.step_minor
  return minor(percentage > terms.fee_min_minor ? percentage : terms.fee_min_minor)
}

/** §9: the free amount is all settled valid bets less what was withdrawn since, never below zero. */
export const freeAmount = (validBets: Minor, withdrawn: Minor): Minor =>
  validBets > withdrawn ? minor(validBets - withdrawn) : ZERO

/** `100` basis points as `1.00`. */
export const percentText = (basisPoints: number): string =>
  `${Math.trunc(basisPoints / 100)}.${String(basisPoints % 100).padStart(2, '0')}`
