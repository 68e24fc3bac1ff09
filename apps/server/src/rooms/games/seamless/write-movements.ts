import type { Minor } from '@gamehall/money'
import { sql } from 'kysely'
import { filterTestAccounts } from '../../account/index.ts'
import { describeMovements, UnexpectedRefusalError } from '../../wallet/index.ts'
import { enqueueBetNotifications } from '../bets/enqueue-bet-notifications.ts'
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
  const scope = { ctx, trx, testIds, playerIds }
  const staked = accepted.filter(({ stakeMinor }) => stakeMinor > 0n)
  const stakes = describe(scope, staked, 'game_bet')
  const applied = await callApplyMovements(scope, accepted, stakes)
  if (applied.is_applied) {
    await enqueueFollowUps(ctx, trx, applied)
    return { insufficient: new Set(), balances: applied.balances }
  }
  const statuses = applied.stake_statuses ?? []
  expectStatuses(staked, statuses, ['posted', 'replayed', 'insufficient'])
  const insufficient = new Set(staked.filter((_, index) => statuses[index] === 'insufficient'))
  const paid = accepted.filter((one) => !insufficient.has(one))
  const taken = {
    postings: null,
    pushes: stakes.pushes.filter((_, index) => statuses[index] === 'posted'),
  }
  if (insufficient.size === 0) throw refusedWin(paid, applied.win_statuses)
  const rest = await callApplyMovements(scope, paid, taken)
  if (!rest.is_applied) throw refusedWin(paid, rest.win_statuses)
  await enqueueFollowUps(ctx, trx, rest)
  return { insufficient, balances: rest.balances }
}

interface Scope {
  readonly ctx: GamesContext
  readonly trx: GamesTrx
  readonly testIds: ReadonlySet<bigint>
  readonly playerIds: readonly bigint[]
}

type Described = ReturnType<typeof describeMovements>

/** The postings and pushes of stakes or wins. A posting that the ledger takes for malformed is a refusal of its own. */
function describe(
  { ctx, testIds }: Pick<Scope, 'ctx' | 'testIds'>,
  movements: readonly AcceptedMovement[],
  subType: 'game_bet' | 'game_win',
): Described {
  const given = movements.map((one) =>
    seamlessMovement(
      { ...one.movement, isTestAccount: testIds.has(one.movement.playerId) },
      {
        transactionId: one.movement.request.transactionId,
        subType,
        amountMinor: subType === 'game_bet' ? one.stakeMinor : one.winMinor,
        apiKey: one.apiKey,
        roundId: one.round.bet_id,
      },
    ),
  )
  try {
    return describeMovements(given, ctx.clock.now())
  } catch (error) {
    throw new UnexpectedRefusalError(subType, error instanceof Error ? error.message : undefined)
  }
}

interface AppliedRow {
  readonly is_applied: boolean
  readonly stake_statuses: readonly string[] | null
  readonly win_statuses: readonly string[] | null
  readonly balances: readonly Minor[]
  readonly bet_players: readonly bigint[]
  readonly turnover_players: readonly bigint[]
  readonly free_grants: readonly string[]
}

async function callApplyMovements(
  scope: Scope,
  movements: readonly AcceptedMovement[],
  stakes: Described,
): Promise<AppliedRow> {
  const { ctx, trx, testIds, playerIds } = scope
  const wins = describe(
    scope,
    movements.filter(({ winMinor }) => winMinor > 0n),
    'game_win',
  )
  const given = movements.map((one) => toGiven(one, testIds))
  const { rows } = await sql<AppliedRow>`
    select * from apply_seamless_movements(${JSON.stringify(given)}::json,
      ${toJson(stakes.postings)}::json, ${JSON.stringify(stakes.pushes)}::json,
      ${toJson(wins.postings)}::json, ${JSON.stringify(wins.pushes)}::json,
      ${playerIds}::bigint[], ${JSON.stringify(CATEGORY_WEIGHTS)}::json, ${ctx.clock.now()})`.execute(trx)
  const [row] = rows
  if (row === undefined) throw new Error('apply_seamless_movements answered nothing')
  return row
}

const toJson = (postings: object | null): string | null =>
  postings === null ? null : JSON.stringify(postings)

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

function expectStatuses(
  movements: readonly AcceptedMovement[],
  statuses: readonly string[],
  expected: readonly string[],
): void {
  for (const [index, { key }] of movements.entries()) {
    const status = statuses[index]
    if (status === undefined || !expected.includes(status))
      throw new UnexpectedRefusalError(key.transactionId, status)
  }
}

/** Why nothing was applied although every stake was covered. */
function refusedWin(paid: readonly AcceptedMovement[], statuses: readonly string[] | null): Error {
  const index = statuses?.findIndex((status) => status !== 'posted' && status !== 'replayed') ?? -1
  const refused = paid.filter(({ winMinor }) => winMinor > 0n)[index]
  return new UnexpectedRefusalError(refused?.key.transactionId ?? 'a win', statuses?.[index])
}

async function enqueueFollowUps(ctx: GamesContext, trx: GamesTrx, applied: AppliedRow): Promise<void> {
  await enqueueGrantSettlements(ctx, trx, applied.free_grants)
  await enqueueBetNotifications(ctx, trx, { bets: applied.bet_players, turnover: applied.turnover_players })
}
