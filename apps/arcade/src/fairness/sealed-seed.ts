import type { Sealer } from '@gamehall/sealer'

const PLAIN = /^[0-9a-f]{64}$/

const contextOf = (seedHash: string) => `server-seed/${seedHash}`

/** A server seed as the database keeps it while players may still bet on it: whoever reads the table learns nothing. */
export const sealSeed = (sealer: Sealer, seed: string, seedHash: string): string =>
  sealer.sealText(seed, contextOf(seedHash)).toString('base64')

/** The same seed under the sealer's first key; null when it is under that key already, or revealed. */
export function resealSeed(
  sealer: Sealer,
  { seed, seed_hash }: { readonly seed: string; readonly seed_hash: string },
): string | null {
  if (PLAIN.test(seed)) return null
  return sealer.reseal(Buffer.from(seed, 'base64'), contextOf(seed_hash))?.toString('base64') ?? null
}

/** The seed of a row, sealed or revealed. Throws when it was sealed with another key, or for another commitment. */
export const openSeed = (
  sealer: Sealer,
  { seed, seed_hash }: { readonly seed: string; readonly seed_hash: string },
): string => (PLAIN.test(seed) ? seed : sealer.openText(Buffer.from(seed, 'base64'), contextOf(seed_hash)))
