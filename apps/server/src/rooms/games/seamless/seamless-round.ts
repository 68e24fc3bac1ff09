import { type Minor, minor, ZERO } from '@gamehall/money'
import { isTestAccount } from '../../account/index.ts'
import { type Movement, moveMoney, platformClearing, platformPlayClearing } from '../../wallet/index.ts'
import type { BetRow } from '../bets/bet-queries.ts'
import { storeBet } from '../bets/store-bet.ts'
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
  { playerId, now }: SeamlessScope,
  round: Pick<BetRow, 'api_key' | 'bet_id' | 'gid'>,
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
): Promise<void> => storeBet(ctx, trx, { ...round, ...changes, version: round.version + 1n }, now)

/** What closing a round changes. The valid bet is never above the stakes. */
export function settledRound(
  { now }: SeamlessScope,
  { bet_minor }: Pick<BetRow, 'bet_minor'>,
  validBetMinor: Minor | null,
): Partial<BetRow> {
  const valid = validBetMinor === null || validBetMinor > bet_minor ? bet_minor : validBetMinor
  return { status: 'settled', settled_at: now, valid_bet_minor: valid }
}

/**
 * Posts a movement between the main wallet and the platform under the provider's transaction. Nothing is posted for zero.
 * Returns false, without moving money, when the balance is insufficient.
 */
export async function postSeamless(
  { ctx, trx, provider, playerId }: SeamlessScope,
  movement: {
    readonly transactionId: string
    readonly subType: Extract<Movement['subType'], 'game_bet' | 'game_win' | 'game_refund'>
    readonly amountMinor: Minor
    readonly apiKey: string
    readonly roundId: string
  },
): Promise<boolean> {
  const { transactionId, subType, amountMinor, apiKey, roundId } = movement
  if (amountMinor === ZERO) return true
  const clearing = (await isTestAccount(ctx, trx, playerId)) ? platformPlayClearing : platformClearing
  const posted = await moveMoney(ctx, trx, {
    key: `seamless/${provider}/${transactionId}/${subType}`,
    playerId,
    subType,
    amountMinor: minor(subType === 'game_bet' ? -amountMinor : amountMinor),
    counterAccount: clearing(apiKey),
    orderNo: roundId,
    apiKey,
  })
  return posted.ok
}
