/**
 * What a round of a slot counts for turnover, in minor units: its whole stake, which it could lose. One that pays exactly its stake
 * back is a push, and counts nothing.
 */
export const slotValidBet = (staked: bigint, paid: bigint): bigint => (paid === staked ? 0n : staked)
