import { type Currency, formatDisplayAmount, type Minor, minor, parseMoney } from '@gamehall/money'
import { type Outcome, refuseField, succeed } from '../../../platform/context/outcome.ts'

/** Parses the `amount` of a request into minor units and checks the bounds. 400 (`amount`). */
export function parseAmountWithin(
  value: string | number,
  currency: Currency,
  bounds: { readonly minMinor: bigint; readonly maxMinor: bigint },
): Outcome<Minor, 400> {
  const parsed = parseMoney(value, currency)
  if (!parsed.ok && parsed.error !== 'too_large') return refuseField('amount', 'amount_format')
  if (!parsed.ok || parsed.minor > bounds.maxMinor)
    return refuseField('amount', 'amount_max', { max: formatDisplayAmount(minor(bounds.maxMinor), currency) })
  if (parsed.minor < bounds.minMinor)
    return refuseField('amount', 'amount_min', { min: formatDisplayAmount(minor(bounds.minMinor), currency) })
  return succeed(parsed.minor)
}
