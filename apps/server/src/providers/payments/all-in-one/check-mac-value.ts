import { createHash, timingSafeEqual } from 'node:crypto'
import type { GatewayFields } from './types.ts'

/** What the merchant shares with the gateway. */
export interface MacKeys {
  readonly hashKey: string
  readonly hashIv: string
}

/** The signature over a message's fields; its own field takes no part. */
export function checkMacValue(fields: GatewayFields, keys: MacKeys): string {
  const sorted = Object.entries(fields)
    .filter(([name]) => name !== 'CheckMacValue')
    .map(([name, value]) => ({ sortKey: name.toLowerCase(), name, value }))
    .sort((a, b) => compareOrdinal(a.sortKey, b.sortKey) || compareOrdinal(a.name, b.name))
  const joined = sorted.map(({ name, value }) => `${name}=${value}`).join('&')
  const text = formEncode(`HashKey=${keys.hashKey}&${joined}&HashIV=${keys.hashIv}`).toLowerCase()
  return createHash('sha256').update(text).digest('hex').toUpperCase()
}

/** Compares in constant time; a missing value or another length is a mismatch. */
export function hasValidMac(fields: GatewayFields, keys: MacKeys): boolean {
  const given = Buffer.from(fields.CheckMacValue ?? '')
  const expected = Buffer.from(checkMacValue(fields, keys))
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const compareOrdinal = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Form encoding as the gateway writes it: `- _ . ! * ( )` stay, space is `+`, `~` and `'` are escaped. */
function formEncode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replaceAll('%20', '+')
    .replaceAll('~', '%7e')
    .replaceAll("'", '%27')
}
