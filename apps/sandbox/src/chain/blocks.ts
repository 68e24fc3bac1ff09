/** The block number at an instant: one block every three seconds of the server clock, as on TRON. A block with 18 successors is solid. */
const BLOCK_MS = 3_000
const SOLID_AFTER = 18

export const blockAt = (at: Date): bigint => BigInt(Math.floor(at.getTime() / BLOCK_MS))

export const isSolid = (block: bigint, now: Date): boolean => blockAt(now) - block >= SOLID_AFTER
