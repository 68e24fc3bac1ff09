import { formatScreen, formatWire, type Minor, minor, parseMoney } from '@gamehall/money'

/** Whole minor units of a wire amount: `"12.50"` → `1250n`. Zero where it is not an amount. */
export function toMinor(amount: string): Minor {
  const parsed = parseMoney(amount, 'TWD')
  return parsed.ok ? parsed.minor : minor(0n)
}

/** The wire form of minor units: `1250n` → `"12.50"`. */
export function toWire(amountMinor: bigint): string {
  return formatWire(minor(amountMinor), 'TWD')
}

/** For the eye: `"1234.50"` or `123450n` → `1,234.50`. */
export function formatMoney(amount: string | bigint): string {
  return formatScreen(typeof amount === 'bigint' ? minor(amount) : toMinor(amount), 'TWD')
}

/** What a round came to, its sign always said: `+2.50`, `−10.00`, `0.00`. */
export function formatNet(netMinor: bigint): string {
  if (netMinor === 0n) return formatMoney(0n)
  return netMinor > 0n ? `+${formatMoney(netMinor)}` : `−${formatMoney(-netMinor)}`
}

/** A stake for the eye, without a fraction of zero: `1,000`, `2.50`. */
export function formatStake(amount: string | bigint): string {
  return formatMoney(amount).replace(/\.00$/, '')
}

/** A win in hundredths of the stake: 10.5 times → 1050. */
export function winHundredths(win: string, bet: string): number {
  const betMinor = toMinor(bet)
  return betMinor === 0n ? 0 : Number((toMinor(win) * 100n) / betMinor)
}
