/** A key that encrypts data at rest. Its number is stored with each ciphertext. */
export interface DataKey {
  /** 1 to 255. */
  readonly version: number
  /** 32 bytes. */
  readonly key: Uint8Array
}

const ONE_KEY = /^[0-9a-f]{64}$/i
const NUMBERED_KEY = /^(\d{1,3}):([0-9a-f]{64})$/i
const MAX_VERSION = 255

/**
 * Parses `DATA_KEY`: one key of 64 hexadecimal digits (number 1), or several as `2:…,1:…`. The first one encrypts, all of
 * them decrypt. Null when malformed or when a number occurs twice.
 */
export function parseDataKeys(text: string): readonly [DataKey, ...DataKey[]] | null {
  if (ONE_KEY.test(text)) return [{ version: 1, key: Buffer.from(text, 'hex') }]
  const keys: DataKey[] = []
  for (const part of text.split(/[\s,]+/)) {
    const [, number = '', hex = ''] = NUMBERED_KEY.exec(part) ?? []
    const version = Number(number)
    if (hex === '' || version < 1 || version > MAX_VERSION) return null
    if (keys.some((key) => key.version === version)) return null
    keys.push({ version, key: Buffer.from(hex, 'hex') })
  }
  const [first, ...rest] = keys
  return first === undefined ? null : [first, ...rest]
}
