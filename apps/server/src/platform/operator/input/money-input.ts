import { type Currency, type Minor, parseMoney } from '@gamehall/money'
import { type Outcome, refuseField, succeed } from '../../context/outcome.ts'

/** Parses named amounts of one currency to minor units; omits fields that are not given. 400 with the field that is no amount. */
export function parseMoneyFields<Field extends string>(
  given: Readonly<Partial<Record<Field, string | undefined>>>,
  currency: Currency,
): Outcome<Partial<Record<Field, Minor>>, 400> {
  const read: Partial<Record<Field, Minor>> = {}
  for (const field of Object.keys(given) as Field[]) {
    const text = given[field]
    if (text === undefined) continue
    const parsed = parseMoney(text, currency)
    if (!parsed.ok) return refuseField(field, 'amount_format')
    read[field] = parsed.minor
  }
  return succeed(read)
}
