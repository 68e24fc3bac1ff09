import { createHash, timingSafeEqual } from 'node:crypto'

export type Fields = Readonly<Record<string, string>>
export interface MacKeys {
  readonly hashKey: string
  readonly hashIv: string
}

/** Adds the gateway's signature to a message (docs/protocols/gateway.md). */
export function signFields(fields: Fields, { hashKey, hashIv }: MacKeys): Fields & { CheckMacValue: string } {
  const { CheckMacValue: _, ...signed } = fields
  const names = Object.keys(signed).sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
  const pairs = [`HashKey=${hashKey}`, ...names.map((name) => `${name}=${signed[name]}`), `HashIV=${hashIv}`]
  const encoded = new URLSearchParams({ v: pairs.join('&') }).toString().slice(2)
  const literal = encoded.replaceAll('%21', '!').replaceAll('%28', '(').replaceAll('%29', ')')
  const CheckMacValue = createHash('sha256').update(literal.toLowerCase()).digest('hex').toUpperCase()
  return { ...signed, CheckMacValue }
}

export function hasValidSignature(fields: Fields, keys: MacKeys): boolean {
  const expected = Buffer.from(signFields(fields, keys).CheckMacValue)
  const given = Buffer.from(fields.CheckMacValue ?? '')
  return expected.length === given.length && timingSafeEqual(expected, given)
}
