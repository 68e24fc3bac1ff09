import { formatDisplayAmount, formatWireAmount, type Minor, minor, parseMoney } from '@gamehall/money'

/** Parses a wire amount to minor units: `"12.50"` → `1250n`. Returns 0 for an invalid amount. */
export function toMinor(amount: string): Minor {
  const parsed = parseMoney(amount, 'TWD')
  return parsed.ok ? parsed.minor : minor(0n)
}

/** Formats minor units as a wire amount: `1250n` → `"12.50"`. */
export function toWire(amountMinor: bigint): string {
  return formatWireAmount(minor(amountMinor), 'TWD')
}

/** Formats an amount for display: `"1234.50"` or `123450n` → `1,234.50`. */
export function formatMoney(amount: string | bigint): string {
  return formatDisplayAmount(typeof amount === 'bigint' ? minor(amount) : toMinor(amount), 'TWD')
}

/** Formats a net result with its sign: `+2.50`, `−10.00`, `0.00`. */
export function formatNet(netMinor: bigint): string {
  if (netMinor === 0n) return formatMoney(0n)
  return netMinor > 0n ? `+${formatMoney(netMinor)}` : `−${formatMoney(-netMinor)}`
}

/** Formats a stake for display, without `.00`: `1,000`, `2.50`. */
export function formatStake(amount: string | bigint): string {
  return formatMoney(amount).replace(/\.00$/, '')
}

/** Returns a win in hundredths of the stake: 10.5 times → 1050. */
export function winMultipleHundredths(win: string, bet: string): number {
  const betMinor = toMinor(bet)
  return betMinor === 0n ? 0 : Number((toMinor(win) * 100n) / betMinor)
}
