import { formatDisplayAmount, minor } from '@gamehall/money'
import { parseMinorOrZero } from './amount-arithmetic.ts'

/** Formats a TWD amount for display: `"1234.50"` or `123450n` (minor units) gives `1,234.50`. */
export function formatAmount(amount: string | bigint): string {
  return formatDisplayAmount(
    typeof amount === 'bigint' ? minor(amount) : parseMinorOrZero(amount, 'TWD'),
    'TWD',
  )
}

/** Formats a net result in minor units with its sign: `+2.50`, `−10.00`, `0.00`. */
export function formatNet(netMinor: bigint): string {
  if (netMinor === 0n) return formatAmount(0n)
  return netMinor > 0n ? `+${formatAmount(netMinor)}` : `−${formatAmount(-netMinor)}`
}

/** Formats an amount without `.00`: `1,000`, `2.50`. */
export function formatWholeAmount(amount: string | bigint): string {
  return formatAmount(amount).replace(/\.00$/, '')
}

/** Formats a net result without `.00`: `+1,000`, `−2.50`. */
export function formatWholeNet(netMinor: bigint): string {
  return formatNet(netMinor).replace(/\.00$/, '')
}
