import type { BetOptions } from '../../../src/game-api/schema.ts'
import { toMinor, toWire } from '../../shared/money/wire-money.ts'

/** The nearest stake the game takes: a whole number of steps within the limits. */
export function fitStake(amountMinor: bigint, { min, max, step }: BetOptions): string {
  const stepMinor = toMinor(step)
  const whole = (amountMinor / stepMinor) * stepMinor
  const low = toMinor(min)
  const high = toMinor(max)
  if (whole < low) return toWire(low)
  if (whole > high) return toWire(high)
  return toWire(whole)
}

/** Reads what was typed; null where it is not a stake the game takes as it stands. */
export function readStake(typed: string, options: BetOptions): string | null {
  const trimmed = typed.trim()
  const plain = /^\d{1,3}(,\d{3})+(\.|$)/.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return null
  const amount = toWire(toMinor(plain))
  return fitStake(toMinor(amount), options) === amount ? amount : null
}
