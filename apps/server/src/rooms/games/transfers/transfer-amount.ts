import { floorToWholeUnits, type Minor, minor, parseMoney, ZERO } from '@gamehall/money'
import { type Outcome, refuse, refuseField, succeed } from '../../../platform/context/outcome.ts'
import type { PlatformRow } from '../catalogue/catalogue-queries.ts'

const CENTS = 100n

/** Parses a whole amount of TWD into cents (§5). 400: wrong format, or not whole dollars. */
export function parseWholeAmount(value: string | number): Outcome<Minor, 400> {
  const parsed = parseMoney(value, 'TWD')
  if (!parsed.ok) {
    return refuseField('amount', parsed.error === 'too_many_decimals' ? 'amount_integer' : 'amount_format')
  }
  return parsed.minor % CENTS === 0n ? succeed(parsed.minor) : refuseField('amount', 'amount_integer')
}

/** Checks an amount above zero against the platform’s limits (§5 fast transfer). 30013: too low. 30014: too high. */
export function checkTransferLimits(amount: Minor, platform: PlatformRow): Outcome<object, 30013 | 30014> {
  if (amount > 0n && amount < platform.min_deposit_minor)
    return refuse(30013, { min: units(platform.min_deposit_minor) })
  const most = platform.max_deposit_minor
  if (most !== null && amount > most) return refuse(30014, { max: units(most) })
  return succeed({})
}

/** The amount of an automatic transfer in TWD cents: the whole dollars up to the maximum; zero below the minimum. */
export function automaticTransferAmount(balance: Minor, platform: PlatformRow): Minor {
  const whole = floorToWholeUnits(balance, 'TWD')
  const most = platform.max_deposit_minor
  const amount = most !== null && whole > most ? minor(most) : whole
  return amount < platform.min_deposit_minor ? ZERO : amount
}

const units = (amountMinor: bigint) => (amountMinor / CENTS).toString()
