import { CURRENCIES, type Currency } from './currency.ts'
import { MAX_MINOR, type Minor, minor } from './minor.ts'

export type MoneyParseError = 'not_money' | 'too_many_decimals' | 'negative' | 'too_large'

export type MoneyParseResult = { ok: true; minor: Minor } | { ok: false; error: MoneyParseError }

/** Limits the work for malicious input; the longest valid amount has 24 characters. */
const MAX_LENGTH = 64
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/

/**
 * Parses an amount from the wire: a decimal string (`"1234.50"`) or a finite number (`1234.5`).
 *
 * `not_money`: anything else (exponents, signs other than a leading minus, spaces, separators, NaN, Infinity).
 * `too_many_decimals`: more decimals than the currency has, trailing zeros included.
 * `negative`: below zero, unless `allowNegative`. `too_large`: beyond `MAX_MINOR`.
 */
export function parseMoney(
  value: unknown,
  currency: Currency,
  options: { allowNegative?: boolean } = {},
): MoneyParseResult {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') return { ok: false, error: 'not_money' }
  if (text.length > MAX_LENGTH) return { ok: false, error: 'too_large' }
  const match = DECIMAL.exec(text)
  if (!match) return { ok: false, error: 'not_money' }
  const [, sign = '', whole = '', fraction = ''] = match
  const { decimals } = CURRENCIES[currency]
  if (fraction.length > decimals) return { ok: false, error: 'too_many_decimals' }
  const magnitude = BigInt(whole + fraction.padEnd(decimals, '0'))
  if (magnitude > MAX_MINOR) return { ok: false, error: 'too_large' }
  if (sign && magnitude > 0n && !options.allowNegative) return { ok: false, error: 'negative' }
  return { ok: true, minor: minor(sign ? -magnitude : magnitude) }
}
