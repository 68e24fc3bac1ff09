import { formatWireAmount, type Minor, minor } from '@gamehall/money'
import { parseMinorOrZero } from '@gamehall/web-client/money/amount-arithmetic.ts'

/** Parses a wire amount to minor units: `"12.50"` → `1250n`. Returns 0 for an invalid amount. */
export function toMinor(amount: string): Minor {
  return parseMinorOrZero(amount, 'TWD')
}

/** Formats minor units as a wire amount: `1250n` → `"12.50"`. */
export function toWire(amountMinor: bigint): string {
  return formatWireAmount(minor(amountMinor), 'TWD')
}

/** Returns a win in hundredths of the stake: 10.5 times → 1050. */
export function winMultipleHundredths(win: string, bet: string): number {
  const betMinor = toMinor(bet)
  return betMinor === 0n ? 0 : Number((toMinor(win) * 100n) / betMinor)
}
