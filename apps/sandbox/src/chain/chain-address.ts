import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'

const base58check = createBase58check(sha256)

/** Converts a base58 address to hexadecimal with prefix `41`; null for an invalid address. */
export function addressToHex(address: string): string | null {
  try {
    const hex = Buffer.from(base58check.decode(address)).toString('hex')
    return /^41[0-9a-f]{40}$/.test(hex) ? hex : null
  } catch {
    return null
  }
}

/** Converts a hexadecimal address with prefix `41` to base58; null for an invalid address. */
export const addressFromHex = (hex: string): string | null =>
  /^41[0-9a-f]{40}$/i.test(hex) ? base58check.encode(Buffer.from(hex, 'hex')) : null
