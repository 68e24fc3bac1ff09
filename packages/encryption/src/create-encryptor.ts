import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { type DataKey, parseDataKeys } from './data-keys.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Encrypted with key number 1: format, nonce, ciphertext, tag. */
const FORMAT_KEY_1 = 1
/** Encrypted with any other key: format, key number, nonce, ciphertext, tag. */
const FORMAT_KEY_NUMBER = 2

/**
 * Encrypts personal data and game secrets at rest (AES-256-GCM). `context` names the owner and the kind of data
 * (`real-name/17`) and is authenticated as additional data: decryption fails under another context, so a ciphertext copied
 * to another player's row cannot be read.
 */
export interface Encryptor {
  encrypt(plain: Uint8Array, context: string): Buffer
  /** Throws when the data was changed, the context differs, or the key is not configured. */
  decrypt(ciphertext: Uint8Array, context: string): Buffer
  encryptText(plain: string, context: string): Buffer
  decryptText(ciphertext: Uint8Array, context: string): string
  /** The number of the key that encrypts new data. */
  readonly keyVersion: number
  /** Encrypts the same data with the current key; null when it is encrypted with that key already. Throws like decryption. */
  reencrypt(ciphertext: Uint8Array, context: string): Buffer | null
  /** A keyed hash (HMAC-SHA-256) to find equal values without decrypting them; `purpose` separates kinds of values. */
  fingerprint(value: string, purpose: string): Buffer
  /** The value's fingerprints under every configured key, the current one first, to find values stored before a key change. */
  fingerprints(value: string, purpose: string): Buffer[]
}

/** Key objects: the crypto library would make one of the bytes at each use, which takes longer than decrypting a short text. */
interface DerivedKeys {
  readonly version: number
  readonly encryption: KeyObject
  readonly fingerprinting: KeyObject
}

/** `dataKeys`: one key of 32 bytes, or several, of which the first one encrypts and all decrypt. */
export function createEncryptor(dataKeys: Uint8Array | readonly [DataKey, ...DataKey[]]): Encryptor {
  const [first, ...others] =
    dataKeys instanceof Uint8Array ? [derive({ version: 1, key: dataKeys })] : deriveAll(dataKeys)
  const keys = [first, ...others]

  function encrypt(plain: Uint8Array, context: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv('aes-256-gcm', first.encryption, nonce).setAAD(Buffer.from(context))
    const body = Buffer.concat([cipher.update(plain), cipher.final()])
    const header = first.version === 1 ? Buffer.of(FORMAT_KEY_1) : Buffer.of(FORMAT_KEY_NUMBER, first.version)
    return Buffer.concat([header, nonce, body, cipher.getAuthTag()])
  }

  function decrypt(ciphertext: Uint8Array, context: string): Buffer {
    const { version, rest } = readHeader(Buffer.from(ciphertext))
    const key = keys.find((one) => one.version === version)
    if (key === undefined) throw new Error(`encrypted with data key ${version}, which is not configured`)
    if (rest.length < NONCE_BYTES + TAG_BYTES) throw new Error('not encrypted data')
    const nonce = rest.subarray(0, NONCE_BYTES)
    const decipher = createDecipheriv('aes-256-gcm', key.encryption, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(context))
      .setAuthTag(rest.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(rest.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
  }

  const fingerprintWith = ({ fingerprinting }: DerivedKeys, value: string, purpose: string) =>
    createHmac('sha256', fingerprinting).update(`${purpose}\0${value}`).digest()

  return {
    encrypt: encrypt,
    decrypt: decrypt,
    encryptText: (plain, context) => encrypt(Buffer.from(plain), context),
    decryptText: (ciphertext, context) => decrypt(ciphertext, context).toString(),
    keyVersion: first.version,
    reencrypt: (ciphertext, context) =>
      readHeader(Buffer.from(ciphertext)).version === first.version
        ? null
        : encrypt(decrypt(ciphertext, context), context),
    fingerprint: (value, purpose) => fingerprintWith(first, value, purpose),
    fingerprints: (value, purpose) => keys.map((key) => fingerprintWith(key, value, purpose)),
  }
}

/** Creates an encryptor from the text of `DATA_KEY` (see `parseDataKeys`). Throws when it is malformed. */
export function createDataEncryptor(dataKey: string): Encryptor {
  const keys = parseDataKeys(dataKey)
  if (keys === null) throw new Error('DATA_KEY is malformed')
  return createEncryptor(keys)
}

const deriveAll = ([first, ...others]: readonly [DataKey, ...DataKey[]]): [DerivedKeys, ...DerivedKeys[]] => [
  derive(first),
  ...others.map(derive),
]

// The derivation labels are part of the stored data's format: changing them makes it unreadable.
function derive({ version, key }: DataKey): DerivedKeys {
  if (key.byteLength !== 32) throw new Error('a data key has 32 bytes')
  const deriveFor = (use: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', key, '', `gamehall ${use}`, 32)))
  return { version, encryption: deriveFor('sealing'), fingerprinting: deriveFor('fingerprints') }
}

function readHeader(ciphertext: Buffer): { readonly version: number; readonly rest: Buffer } {
  if (ciphertext[0] === FORMAT_KEY_1) return { version: 1, rest: ciphertext.subarray(1) }
  const version = ciphertext[1]
  if (ciphertext[0] !== FORMAT_KEY_NUMBER || version === undefined) throw new Error('not encrypted data')
  return { version, rest: ciphertext.subarray(2) }
}
