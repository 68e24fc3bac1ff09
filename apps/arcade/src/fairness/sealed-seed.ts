import type { Sealer } from '@gamehall/sealer'

const PLAIN = /^[0-9a-f]{64}$/

const contextOf = (seedHash: string) => `server-seed/${seedHash}`

/** A server seed as the database keeps it while players may still bet on it: whoever reads the table learns nothing. */
export const sealSeed = (sealer: Sealer, seed: string, seedHash: string): string =>
  sealer.sealText(seed, contextOf(seedHash)).toString('base64')

/** The seed of a row, sealed or revealed. Throws when it was sealed with another key, or for another commitment. */
export const openSeed = (
  sealer: Sealer,
  { seed, seed_hash }: { readonly seed: string; readonly seed_hash: string },
): string => (PLAIN.test(seed) ? seed : sealer.openText(Buffer.from(seed, 'base64'), contextOf(seed_hash)))
