import { type Minor, minor } from '@gamehall/money'
import { isTestAccount } from '../../account/index.ts'
import { type Movement, moveMoney, platformClearing, platformPlayClearing } from '../../wallet/index.ts'
import type { BetRow } from '../bets/bet-queries.ts'
import { storeBets } from '../bets/store-bets.ts'
import type { SeamlessScope } from './seamless-scope.ts'

/** A round as the player's bet record has it. */
export async function findRoundBet(
  { trx }: SeamlessScope,
  apiKey: string,
  roundId: string,
): Promise<BetRow | undefined> {
  return trx
    .selectFrom('bets')
    .selectAll()
    .where('api_key', '=', apiKey)
    .where('bet_id', '=', roundId)
    .executeTakeFirst()
}

/** Starts a round in the bet record, without a stake yet. */
export const newRoundBet = (
  { playerId, now }: Pick<SeamlessScope, 'playerId' | 'now'>,
  round: Pick<BetRow, 'api_key' | 'bet_id' | 'gid' | 'free_grant_id'>,
): BetRow => ({
  ...round,
  version: 0n,
  player_id: playerId,
  status: 'open',
  bet_minor: 0n,
  valid_bet_minor: 0n,
  win_minor: 0n,
  bet_at: now,
  settled_at: null,
})

/** Stores the next version of a round in the bet record, with its turnover and notifications. */
export const saveRoundBet = (
  { ctx, trx, now }: SeamlessScope,
  round: BetRow,
  changes: Partial<BetRow>,
): Promise<void> =>
  storeBets(ctx, trx, [{ bet: { ...round, ...changes, version: round.version + 1n }, changedAt: now }])

/** What closing a round changes. The valid bet is never above the stakes. */
export function settledRound(
  { now }: Pick<SeamlessScope, 'now'>,
  { bet_minor }: Pick<BetRow, 'bet_minor'>,
  validBetMinor: Minor | null,
): Partial<BetRow> {
  const valid = validBetMinor === null || validBetMinor > bet_minor ? bet_minor : validBetMinor
  return { status: 'settled', settled_at: now, valid_bet_minor: valid }
}

interface RoundMovement {
  readonly transactionId: string
  readonly subType: Extract<Movement['subType'], 'game_bet' | 'game_win' | 'game_refund'>
  readonly amountMinor: Minor
  readonly apiKey: string
  readonly roundId: string
}

/** A movement between the main wallet and the platform under the provider's transaction. Play money has its own clearing account. */
export function seamlessMovement(
  owner: { readonly provider: string; readonly playerId: bigint; readonly isTestAccount: boolean },
  { transactionId, subType, amountMinor, apiKey, roundId }: RoundMovement,
): Movement {
  const clearing = owner.isTestAccount ? platformPlayClearing : platformClearing
  return {
    key: `seamless/${owner.provider}/${transactionId}/${subType}`,
    playerId: owner.playerId,
    subType,
    amountMinor: minor(subType === 'game_bet' ? -amountMinor : amountMinor),
    counterAccount: clearing(apiKey),
    orderNo: roundId,
    apiKey,
  }
}

/** Returns a bet's amount to the main wallet. */
export async function refundBet(
  { ctx, trx, provider, playerId }: SeamlessScope,
  bet: Omit<RoundMovement, 'subType'>,
): Promise<void> {
  const owner = { provider, playerId, isTestAccount: await isTestAccount(ctx, trx, playerId) }
  await moveMoney(ctx, trx, seamlessMovement(owner, { ...bet, subType: 'game_refund' }))
}
