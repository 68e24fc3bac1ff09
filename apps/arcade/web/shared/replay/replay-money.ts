import type { Round } from '../../../src/game-api/schema.ts'
import { toMinor } from '../money/wire-money.ts'

/** What a past round cost and paid, in minor units. */
export interface ReplayMoney {
  readonly betMinor: bigint
  readonly paidMinor: bigint
  readonly netMinor: bigint
  /** Whether the house paid for the bet. */
  readonly isFree: boolean
  /** Whether the bet was returned. */
  readonly isVoid: boolean
}

/** A free round cost the player nothing; a bet that was returned came back whole. */
export function readReplayMoney({ bet, win, status, is_free }: Round): ReplayMoney {
  const betMinor = toMinor(bet)
  const isFree = is_free === true
  const isVoid = status === 'void'
  const costMinor = isFree ? 0n : betMinor
  const paidMinor = isVoid ? costMinor : toMinor(win)
  return { betMinor, paidMinor, netMinor: paidMinor - costMinor, isFree, isVoid }
}
