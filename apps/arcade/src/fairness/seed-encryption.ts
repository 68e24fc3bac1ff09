import type { Encryptor } from '@gamehall/encryption'

const REVEALED_SEED = /^[0-9a-f]{64}$/

const encryptionContext = (seedHash: string) => `server-seed/${seedHash}`

/** Encrypts a server seed for storage, bound to its public hash. Returns base64. */
export const encryptSeed = (encryptor: Encryptor, seed: string, seedHash: string): string =>
  encryptor.encryptText(seed, encryptionContext(seedHash)).toString('base64')

/** Re-encrypts a stored seed with the current data key. Returns null when it uses that key already or is revealed. */
export function reencryptSeed(
  encryptor: Encryptor,
  { seed, seed_hash }: { readonly seed: string; readonly seed_hash: string },
): string | null {
  if (REVEALED_SEED.test(seed)) return null
  return (
    encryptor.reencrypt(Buffer.from(seed, 'base64'), encryptionContext(seed_hash))?.toString('base64') ?? null
  )
}

/** Returns the plain seed of a row, encrypted or revealed. Throws when the key or the seed hash does not match. */
export const decryptSeed = (
  encryptor: Encryptor,
  { seed, seed_hash }: { readonly seed: string; readonly seed_hash: string },
): string =>
  REVEALED_SEED.test(seed)
    ? seed
    : encryptor.decryptText(Buffer.from(seed, 'base64'), encryptionContext(seed_hash))
