import { type Minor, minor, multiplyByRatio, negate, ZERO } from '@gamehall/money'
import { type Selectable, sql } from 'kysely'
import type { Trx } from '../../../platform/database/database.ts'
import { type TurnoverReason, type WalletTables, type WalletTrx, withWalletTables } from '../tables.ts'
import { changeTurnover, lockTurnover } from './turnover-balance.ts'

export interface TurnoverBet {
  readonly playerId: bigint
  /** Unique across platforms. */
  readonly betId: string
  readonly gid: string
  readonly gameName: Readonly<Record<string, string>>
  readonly status: 'open' | 'settled' | 'void'
  readonly validBetMinor: Minor
  /** The game’s turnover weight, in percent of the valid bet. */
  readonly weightPercent: number
  readonly at: Date
}

type Entry = Selectable<WalletTables['wash_entries']>

/**
 * Counts a settled bet toward the player’s unmet credits, oldest first: the valid bet times the game’s weight. A later report
 * of the same bet (correction, void, rolled back settlement) first reverts what it had counted; it keeps its first weight and
 * never counts toward credits newer than its first settlement. What it counted toward a forfeited credit is not reverted.
 * Returns whether the turnover statement has changed.
 */
export async function countTurnover(callerTrx: Trx, bet: TurnoverBet): Promise<boolean> {
  const trx = withWalletTables(callerTrx)
  const before = await lockTurnover(trx, bet.playerId)
  const earlier = await readEntry(trx, bet)
  if (bet.status === 'open' && earlier === undefined) return false
  const returned = earlier === undefined ? ZERO : await revertCounted(trx, bet)
  if (bet.status === 'open') await deleteEntry(trx, bet)
  const counted = bet.status === 'open' ? ZERO : await count(trx, bet, earlier)
  if (counted !== returned) {
    await changeTurnover(trx, bet.playerId, before, {
      left: returned - counted,
      done: counted - returned,
    })
  }
  return counted !== minor(-(earlier?.change_minor ?? 0n))
}

/** Counts the bet and writes its statement entry; returns the amount counted, in TWD cents. */
async function count(trx: WalletTrx, bet: TurnoverBet, earlier: Entry | undefined): Promise<Minor> {
  const weightPercent = earlier?.weight_percent ?? bet.weightPercent
  const lastCreditId = earlier?.last_credit_id ?? (await readLastCreditId(trx, bet.playerId))
  const ratio = { numerator: BigInt(weightPercent), denominator: 100n }
  const weighted = bet.status === 'void' ? ZERO : multiplyByRatio(bet.validBetMinor, ratio, 'down')
  const counted = weighted === ZERO ? ZERO : await meetCredits(trx, bet, weighted, lastCreditId)
  await writeEntry(trx, bet, {
    change_minor: negate(counted),
    weight_percent: weightPercent,
    last_credit_id: lastCreditId,
    reason: reasonOf(bet, weightPercent, counted < weighted),
  })
  return counted
}

function reasonOf(bet: TurnoverBet, weightPercent: number, hasExcess: boolean): TurnoverReason | null {
  if (bet.status === 'void') return 'voided'
  if (bet.validBetMinor === ZERO) return 'not_valid'
  if (weightPercent === 0) return 'game_excluded'
  return hasExcess ? 'nothing_owed' : null
}

/** Reverts what the bet counted; returns the amount, forfeited credits excluded. */
async function revertCounted(trx: WalletTrx, { playerId, betId }: TurnoverBet): Promise<Minor> {
  const { rows } = await sql<{ returned: bigint }>`
    with gone as (
      delete from turnover_counts where player_id = ${playerId} and bet_id = ${betId}
      returning credit_id, counted_minor
    ), reopened as (
      update turnover_credits c set left_minor = c.left_minor + gone.counted_minor
      from gone where c.credit_id = gone.credit_id and c.forfeited_at is null
      returning gone.counted_minor
    ) select coalesce(sum(counted_minor), 0)::bigint as returned from reopened`.execute(trx)
  return minor(rows[0]?.returned ?? 0n)
}

/** Distributes the weighted bet over the unmet credits up to `lastCreditId`, oldest first; returns the amount counted. */
async function meetCredits(
  trx: WalletTrx,
  { playerId, betId }: TurnoverBet,
  weighted: Minor,
  lastCreditId: bigint,
): Promise<Minor> {
  const { rows } = await sql<{ counted_minor: bigint }>`
    with unmet as (
      select credit_id, left_minor, sum(left_minor) over (order by credit_id) - left_minor as before
      from turnover_credits
      where player_id = ${playerId} and left_minor > 0 and credit_id <= ${lastCreditId}
    ), met as (
      select credit_id, least(left_minor, ${weighted} - before)::bigint as counted_minor
      from unmet where before < ${weighted}
    ), changed as (
      update turnover_credits c set left_minor = c.left_minor - met.counted_minor
      from met where c.credit_id = met.credit_id
    )
    insert into turnover_counts (player_id, bet_id, credit_id, counted_minor)
    select ${playerId}, ${betId}, credit_id, counted_minor from met
    returning counted_minor`.execute(trx)
  return minor(rows.reduce((sum, { counted_minor }) => sum + counted_minor, 0n))
}

async function readLastCreditId(trx: WalletTrx, playerId: bigint): Promise<bigint> {
  const row = await trx
    .selectFrom('turnover_credits')
    .select('credit_id')
    .where('player_id', '=', playerId)
    .orderBy('credit_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.credit_id ?? 0n
}

const readEntry = (trx: WalletTrx, bet: TurnoverBet): Promise<Entry | undefined> =>
  trx
    .selectFrom('wash_entries')
    .selectAll()
    .where('player_id', '=', bet.playerId)
    .where('source', '=', 'bet')
    .where('source_id', '=', bet.betId)
    .executeTakeFirst()

async function deleteEntry(trx: WalletTrx, bet: TurnoverBet): Promise<void> {
  await trx
    .deleteFrom('wash_entries')
    .where('player_id', '=', bet.playerId)
    .where('source', '=', 'bet')
    .where('source_id', '=', bet.betId)
    .execute()
}

type Counted = Pick<Entry, 'change_minor' | 'weight_percent' | 'last_credit_id' | 'reason'>

async function writeEntry(trx: WalletTrx, bet: TurnoverBet, counted: Counted): Promise<void> {
  const line = {
    ...counted,
    at: bet.at,
    gid: bet.gid,
    game_name: JSON.stringify(bet.gameName),
    valid_bet_minor: bet.validBetMinor,
  }
  await trx
    .insertInto('wash_entries')
    .values({ player_id: bet.playerId, source: 'bet', source_id: bet.betId, ...line })
    .onConflict((conflict) => conflict.columns(['player_id', 'source', 'source_id']).doUpdateSet(line))
    .execute()
}
