import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16
const VERSION = 1

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
  /** A keyed fingerprint, to find equal values without reading any; `purpose` keeps kinds of values apart. */
  fingerprint(value: string, purpose: string): Buffer
}

/** `dataKey`: 32 bytes. Layout of what is sealed: version, nonce, ciphertext, tag. */
export function createSealer(dataKey: Uint8Array): Sealer {
  if (dataKey.byteLength !== 32) throw new Error('the data key has 32 bytes')
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', dataKey, '', `gamehall ${use}`, 32))
  const sealing = derive('sealing')
  const fingerprinting = derive('fingerprints')

  function seal(plain: Uint8Array, context: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(context))
    const body = Buffer.concat([cipher.update(plain), cipher.final()])
    return Buffer.concat([Buffer.of(VERSION), nonce, body, cipher.getAuthTag()])
  }

  function open(sealed: Uint8Array, context: string): Buffer {
    const bytes = Buffer.from(sealed)
    if (bytes[0] !== VERSION || bytes.length < 1 + NONCE_BYTES + TAG_BYTES) throw new Error('not sealed data')
    const nonce = bytes.subarray(1, 1 + NONCE_BYTES)
    const decipher = createDecipheriv('aes-256-gcm', sealing, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(1 + NONCE_BYTES, -TAG_BYTES)), decipher.final()])
  }

  return {
    seal,
    open,
    sealText: (plain, context) => seal(Buffer.from(plain), context),
    openText: (sealed, context) => open(sealed, context).toString(),
    fingerprint: (value, purpose) =>
      createHmac('sha256', fingerprinting).update(`${purpose}\0${value}`).digest(),
  }
}
