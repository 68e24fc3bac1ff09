/** A block every three seconds of the server's clock, as on TRON; one is solid when 18 others stand on it. */
const BLOCK_MS = 3_000
const SOLID_AFTER = 18

export const blockAt = (at: Date): bigint => BigInt(Math.floor(at.getTime() / BLOCK_MS))

export const isSolid = (block: bigint, now: Date): boolean => blockAt(now) - block >= SOLID_AFTER
