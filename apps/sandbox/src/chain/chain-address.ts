import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'

const base58check = createBase58check(sha256)

/** A base58 address in hexadecimal, from `41`; null for what is none. */
export function hexOfAddress(address: string): string | null {
  try {
    const hex = Buffer.from(base58check.decode(address)).toString('hex')
    return /^41[0-9a-f]{40}$/.test(hex) ? hex : null
  } catch {
    return null
  }
}

/** The base58 form of a hexadecimal address, from `41`; null for what is none. */
export const addressOfHex = (hex: string): string | null =>
  /^41[0-9a-f]{40}$/i.test(hex) ? base58check.encode(Buffer.from(hex, 'hex')) : null
