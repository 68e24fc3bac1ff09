import type { Minor } from '@gamehall/money'
import { sql } from 'kysely'
import { filterTestAccounts } from '../../account/index.ts'
import { describeMovements, UnexpectedRefusalError } from '../../wallet/index.ts'
import { enqueueGrantSettlements } from '../free-rounds/enqueue-grant-settlements.ts'
import type { GamesContext, GamesTrx } from '../tables.ts'
import { CATEGORY_WEIGHTS } from '../turnover/category-weights.ts'
import type { AcceptedMovement } from './seamless-movement.ts'
import { seamlessMovement } from './seamless-round.ts'

export interface WrittenMovements {
  /** Those whose stakes the balance does not cover: nothing of them is written. */
  readonly insufficient: ReadonlySet<AcceptedMovement>
  /** The main wallets' balances after all of it, in the order of `playerIds`. */
  readonly balances: readonly Minor[]
}

/**
 * Takes the stakes of accepted movements, then pays their wins, so that no bet is covered by its own win; writes their pushes,
 * transactions and rounds; counts turnover; notifies. One statement, `apply_seamless_movements`, and another where a balance does
 * not cover a stake. Throws UnexpectedRefusalError when the ledger refuses for another reason; the caller must roll back.
 */
export async function writeMovements(
  ctx: GamesContext,
  trx: GamesTrx,
  accepted: readonly AcceptedMovement[],
  playerIds: readonly bigint[],
): Promise<WrittenMovements> {
  const testIds = await filterTestAccounts(
    ctx,
    trx,
    accepted.map(({ movement }) => movement.playerId),
  )
  const insufficient = new Set<AcceptedMovement>()
  for (;;) {
    const covered = accepted.filter((one) => !insufficient.has(one))
    const postings = describePostings(covered, testIds, ctx.clock.now())
    const applied = await callApplyMovements({ ctx, trx, testIds, playerIds }, covered, postings)
    const uncovered = new Set(applied.insufficient)
    if (uncovered.size === 0) {
      expectPosted(postings.keys, applied.statuses ?? [])
      await enqueueGrantSettlements(ctx, trx, applied.free_grants)
      return { insufficient, balances: applied.balances }
    }
    for (const one of covered) if (uncovered.has(one.movement.playerId)) insufficient.add(one)
  }
}

/** The postings and pushes of all stakes, then of all wins. A posting that the ledger takes for malformed is a refusal of its own. */
function describePostings(movements: readonly AcceptedMovement[], testIds: ReadonlySet<bigint>, at: Date) {
  const toMovement = (one: AcceptedMovement, subType: 'game_bet' | 'game_win') =>
    seamlessMovement(
      { ...one.movement, isTestAccount: testIds.has(one.movement.playerId) },
      {
        transactionId: one.movement.request.transactionId,
        subType,
        amountMinor: subType === 'game_bet' ? one.stakeMinor : one.winMinor,
        apiKey: one.apiKey,
        roundId: one.round.bet_id,
      },
    )
  const given = [
    ...movements.filter(({ stakeMinor }) => stakeMinor > 0n).map((one) => toMovement(one, 'game_bet')),
    ...movements.filter(({ winMinor }) => winMinor > 0n).map((one) => toMovement(one, 'game_win')),
  ]
  try {
    return { ...describeMovements(given, at), keys: given.map(({ key }) => key) }
  } catch (error) {
    throw new UnexpectedRefusalError('seamless', error instanceof Error ? error.message : undefined)
  }
}

interface AppliedRow {
  /** Players whose balance does not cover their stake: nothing was done. */
  readonly insufficient: readonly bigint[]
  /** Of the postings; null without any. */
  readonly statuses: readonly string[] | null
  readonly balances: readonly Minor[]
  readonly free_grants: readonly string[]
}

interface Scope {
  readonly ctx: GamesContext
  readonly trx: GamesTrx
  readonly testIds: ReadonlySet<bigint>
  readonly playerIds: readonly bigint[]
}

async function callApplyMovements(
  { ctx, trx, testIds, playerIds }: Scope,
  movements: readonly AcceptedMovement[],
  { postings, pushes }: ReturnType<typeof describePostings>,
): Promise<AppliedRow> {
  const given = movements.map((one) => toGiven(one, testIds))
  const { rows } = await sql<AppliedRow>`
    select * from apply_seamless_movements(${JSON.stringify(given)}::json,
      ${postings === null ? null : JSON.stringify(postings)}::json, ${JSON.stringify(pushes)}::json,
      ${playerIds}::bigint[], ${JSON.stringify(CATEGORY_WEIGHTS)}::json, ${ctx.clock.now()})`.execute(trx)
  const [row] = rows
  if (row === undefined) throw new Error('apply_seamless_movements answered nothing')
  return row
}

function expectPosted(keys: readonly string[], statuses: readonly string[]): void {
  for (const [index, key] of keys.entries()) {
    const status = statuses[index]
    if (status !== 'posted' && status !== 'replayed') throw new UnexpectedRefusalError(key, status)
  }
}

/** A movement's transaction and the next version of its round, as the SQL function has them. */
const toGiven = (
  { movement, key, apiKey, round, referenceId, stakeMinor, winMinor }: AcceptedMovement,
  testIds: ReadonlySet<bigint>,
) => ({
  ...round,
  version: `${round.version}`,
  player_id: `${movement.playerId}`,
  bet_minor: `${round.bet_minor}`,
  valid_bet_minor: `${round.valid_bet_minor}`,
  win_minor: `${round.win_minor}`,
  api_key: apiKey,
  provider: movement.provider,
  transaction_id: key.transactionId,
  kind: key.kind,
  digest: key.digest.toString('hex'),
  reference_id: referenceId,
  stake_minor: `${stakeMinor}`,
  paid_minor: `${winMinor}`,
  is_play_money: testIds.has(movement.playerId),
})
