import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { type DataKey, parseDataKeys } from './data-keys.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Encrypted with key number 1, which is not named: format, nonce, ciphertext, tag. */
const UNNUMBERED = 1
/** Format, key number, nonce, ciphertext, tag. */
const NUMBERED = 2

/**
 * Keeps personal data and game secrets unreadable at rest (AES-256-GCM). `context` says whose and what it is (`real-name/17`): sealed data
 * opens only under the context it was sealed with, so that a row copied to another player is of no use.
 */
export interface Sealer {
  seal(plain: Uint8Array, context: string): Buffer
  /** Throws when the data, the context or the key is another. */
  open(sealed: Uint8Array, context: string): Buffer
  sealText(plain: string, context: string): Buffer
  openText(sealed: Uint8Array, context: string): string
  /** The number of the key that new data is encrypted with. */
  readonly keyVersion: number
  /** The same data under the key that new data is encrypted with; null when it is under that key already. Throws as `open`. */
  reseal(sealed: Uint8Array, context: string): Buffer | null
  /** A keyed fingerprint, to find equal values without reading any; `purpose` keeps kinds of values apart. */
  fingerprint(value: string, purpose: string): Buffer
  /** The value's fingerprints under every key, the first one's first: what was kept before a new key came is found by these. */
  fingerprints(value: string, purpose: string): Buffer[]
}

interface DerivedKeys {
  readonly version: number
  readonly sealing: Buffer
  readonly fingerprinting: Buffer
}

/** `dataKeys`: 32 bytes, or several keys of which the first one encrypts. */
export function createSealer(dataKeys: Uint8Array | readonly [DataKey, ...DataKey[]]): Sealer {
  const [first, ...others] =
    dataKeys instanceof Uint8Array ? [derive({ version: 1, key: dataKeys })] : derivedFrom(dataKeys)
  const keys = [first, ...others]

  function seal(plain: Uint8Array, context: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv('aes-256-gcm', first.sealing, nonce).setAAD(Buffer.from(context))
    const body = Buffer.concat([cipher.update(plain), cipher.final()])
    const header = first.version === 1 ? Buffer.of(UNNUMBERED) : Buffer.of(NUMBERED, first.version)
    return Buffer.concat([header, nonce, body, cipher.getAuthTag()])
  }

  function open(sealed: Uint8Array, context: string): Buffer {
    const { version, rest } = readHeader(Buffer.from(sealed))
    const key = keys.find((one) => one.version === version)
    if (key === undefined) throw new Error(`sealed with data key ${version}, which is not configured`)
    if (rest.length < NONCE_BYTES + TAG_BYTES) throw new Error('not sealed data')
    const nonce = rest.subarray(0, NONCE_BYTES)
    const decipher = createDecipheriv('aes-256-gcm', key.sealing, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(context))
      .setAuthTag(rest.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(rest.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
  }

  const fingerprintWith = ({ fingerprinting }: DerivedKeys, value: string, purpose: string) =>
    createHmac('sha256', fingerprinting).update(`${purpose}\0${value}`).digest()

  return {
    seal,
    open,
    sealText: (plain, context) => seal(Buffer.from(plain), context),
    openText: (sealed, context) => open(sealed, context).toString(),
    keyVersion: first.version,
    reseal: (sealed, context) =>
      readHeader(Buffer.from(sealed)).version === first.version ? null : seal(open(sealed, context), context),
    fingerprint: (value, purpose) => fingerprintWith(first, value, purpose),
    fingerprints: (value, purpose) => keys.map((key) => fingerprintWith(key, value, purpose)),
  }
}

/** A sealer of what `DATA_KEY` says. Throws when it is malformed. */
export function createDataSealer(dataKey: string): Sealer {
  const keys = parseDataKeys(dataKey)
  if (keys === null) throw new Error('DATA_KEY is malformed')
  return createSealer(keys)
}

const derivedFrom = ([first, ...others]: readonly [DataKey, ...DataKey[]]): [
  DerivedKeys,
  ...DerivedKeys[],
] => [derive(first), ...others.map(derive)]

function derive({ version, key }: DataKey): DerivedKeys {
  if (key.byteLength !== 32) throw new Error('a data key has 32 bytes')
  const deriveFor = (use: string) => Buffer.from(hkdfSync('sha256', key, '', `gamehall ${use}`, 32))
  return { version, sealing: deriveFor('sealing'), fingerprinting: deriveFor('fingerprints') }
}

function readHeader(sealed: Buffer): { readonly version: number; readonly rest: Buffer } {
  if (sealed[0] === UNNUMBERED) return { version: 1, rest: sealed.subarray(1) }
  const version = sealed[1]
  if (sealed[0] !== NUMBERED || version === undefined) throw new Error('not sealed data')
  return { version, rest: sealed.subarray(2) }
}
