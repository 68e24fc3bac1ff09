import type { BetOptions } from '../../../../src/game-api/schema.ts'
import { toMinor, toWire } from '../../../../web/shared/money/wire-money.ts'

/** Rounds an amount down to a whole step and clamps it to the limits. Returns a wire amount. */
export function clampStake(amountMinor: bigint, { min, max, step }: BetOptions): string {
  const stepMinor = toMinor(step)
  const whole = (amountMinor / stepMinor) * stepMinor
  const low = toMinor(min)
  const high = toMinor(max)
  if (whole < low) return toWire(low)
  if (whole > high) return toWire(high)
  return toWire(whole)
}

/** Parses a typed stake to a wire amount; null when it is not a valid stake. */
export function parseStake(typed: string, options: BetOptions): string | null {
  const trimmed = typed.normalize('NFKC').trim()
  const plain = /^\d{1,3}(,\d{3})+(\.|$)/.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return null
  const amount = toWire(toMinor(plain))
  return clampStake(toMinor(amount), options) === amount ? amount : null
}
