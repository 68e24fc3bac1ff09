import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { createBase58check } from '@scure/base'
import { HDKey } from '@scure/bip32'

/** The USDT contract on TRON's main net. */
export const USDT_CONTRACT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

const PREFIX = 0x41
const PAYLOAD_BYTES = 21
const base58check = createBase58check(sha256)

/** The 21 bytes of a TRON address (0x41 and the account's 20); null for an invalid address or checksum. */
function decodeAddress(address: string): Uint8Array | null {
  try {
    const payload = base58check.decode(address)
    return payload.length === PAYLOAD_BYTES && payload[0] === PREFIX ? payload : null
  } catch {
    return null
  }
}

export const isTronAddress = (address: string): boolean => decodeAddress(address) !== null

/** Throws on anything but 21 bytes that begin with 0x41. */
function encodeAddress(payload: Uint8Array): string {
  if (payload.length !== PAYLOAD_BYTES || payload[0] !== PREFIX) throw new Error('not a TRON address')
  return base58check.encode(payload)
}

/** The form that nodes use: 42 hexadecimal digits with prefix `41`. Throws on an invalid address. */
export function addressToHex(address: string): string {
  const payload = decodeAddress(address)
  if (payload === null) throw new Error('not a TRON address')
  return Buffer.from(payload).toString('hex')
}

/** `hex` with or without the prefix `41`; null for an invalid address. */
export function addressFromHex(hex: string): string | null {
  const full = /^[0-9a-f]{40}$/i.test(hex) ? `41${hex}` : hex
  return /^41[0-9a-f]{40}$/i.test(full) ? encodeAddress(Buffer.from(full, 'hex')) : null
}

/** The address of a public key, compressed or not. */
export function addressOfPublicKey(publicKey: Uint8Array): string {
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false)
  const account = keccak_256(point.slice(1)).slice(-20)
  return encodeAddress(Uint8Array.of(PREFIX, ...account))
}

export function addressOfPrivateKey(privateKey: Uint8Array): string {
  return addressOfPublicKey(secp256k1.getPublicKey(privateKey, false))
}

/**
 * The receiving address of an index, from an extended *public* key of the account (BIP44 m/44'/195'/0'): its external
 * chain, so `m/44'/195'/0'/0/index`. It needs no private key.
 */
export function deriveAddress(accountPublicKey: string, index: number): string {
  const { publicKey } = HDKey.fromExtendedKey(accountPublicKey).deriveChild(0).deriveChild(index)
  if (publicKey === null) throw new Error('the extended key has no public key')
  return addressOfPublicKey(publicKey)
}

/** Whether the text is an extended public key; false for an extended private key, which must not be configured. */
export function isExtendedPublicKey(text: string): boolean {
  try {
    return HDKey.fromExtendedKey(text).privateKey === null
  } catch {
    return false
  }
}
