import { type Minor, minor, multiplyByRatio, negate, ZERO } from '@gamehall/money'
import type { Selectable } from 'kysely'
import type { Trx } from '../../../core/transact.ts'
import type { WalletTables, WashReason } from '../../../db/tables/wallet.ts'
import { lockWash, writeWash } from './wash-balance.ts'

export interface WashBet {
  readonly playerId: bigint
  /** Unique over all platforms. */
  readonly betId: string
  readonly gid: string
  readonly gameName: Readonly<Record<string, string>>
  readonly status: 'open' | 'settled' | 'void'
  readonly validBetMinor: Minor
  /** How much of a valid bet of this game counts. */
  readonly weightPercent: number
  readonly at: Date
}

type Entry = Selectable<WalletTables['wash_entries']>

const smaller = (a: bigint, b: bigint): Minor => minor(a < b ? a : b)

/**
 * A settled bet takes its valid bet times the game's weight from what is owed, down to zero. Reporting the bet again (a
 * correction, a void, a settlement taken back) first gives back what it took; it keeps the weight it had, and never takes
 * from what was asked after it had settled. Answers whether what is owed has changed.
 */
export async function countWash(trx: Trx, bet: WashBet): Promise<boolean> {
  const before = await lockWash(trx, bet.playerId)
  const earlier = await readEntry(trx, bet)
  if (bet.status === 'open' && earlier === undefined) return false
  const taken = minor(-(earlier?.change_minor ?? 0n))
  const owedBefore = minor(before.owedMinor + taken)
  const counted = countBet(bet, owedBefore, earlier)
  if (bet.status === 'open') await deleteEntry(trx, bet)
  else await writeEntry(trx, bet, counted)
  if (counted.takes === taken) return false
  const done = before.doneMinor + counted.takes - taken
  await writeWash(trx, bet.playerId, {
    owedMinor: minor(owedBefore - counted.takes),
    doneMinor: done > 0n ? minor(done) : ZERO,
  })
  return true
}

interface Counted {
  readonly takes: Minor
  readonly weightPercent: number
  readonly countableMinor: Minor
  readonly reason: WashReason | null
}

function countBet(bet: WashBet, owedBefore: Minor, earlier: Entry | undefined): Counted {
  const weightPercent = earlier?.weight_percent ?? bet.weightPercent
  const countableMinor = minor(earlier?.countable_minor ?? owedBefore)
  const weighted = multiplyByRatio(
    bet.validBetMinor,
    { numerator: BigInt(weightPercent), denominator: 100n },
    'down',
  )
  if (bet.status !== 'settled') return { takes: ZERO, weightPercent, countableMinor, reason: 'voided' }
  const takes = smaller(weighted, smaller(owedBefore, countableMinor))
  return { takes, weightPercent, countableMinor, reason: reasonOf(bet, weightPercent, weighted, takes) }
}

function reasonOf(bet: WashBet, weightPercent: number, weighted: Minor, takes: Minor): WashReason | null {
  if (bet.validBetMinor === ZERO) return 'not_valid'
  if (weightPercent === 0) return 'game_excluded'
  return takes < weighted ? 'nothing_owed' : null
}

const readEntry = (trx: Trx, bet: WashBet): Promise<Entry | undefined> =>
  trx
    .selectFrom('wash_entries')
    .selectAll()
    .where('player_id', '=', bet.playerId)
    .where('source', '=', 'bet')
    .where('source_id', '=', bet.betId)
    .executeTakeFirst()

async function deleteEntry(trx: Trx, bet: WashBet): Promise<void> {
  await trx
    .deleteFrom('wash_entries')
    .where('player_id', '=', bet.playerId)
    .where('source', '=', 'bet')
    .where('source_id', '=', bet.betId)
    .execute()
}

async function writeEntry(trx: Trx, bet: WashBet, counted: Counted): Promise<void> {
  const line = {
    change_minor: negate(counted.takes),
    at: bet.at,
    gid: bet.gid,
    game_name: JSON.stringify(bet.gameName),
    valid_bet_minor: bet.validBetMinor,
    weight_percent: counted.weightPercent,
    countable_minor: counted.countableMinor,
    reason: counted.reason,
  }
  await trx
    .insertInto('wash_entries')
    .values({ player_id: bet.playerId, source: 'bet', source_id: bet.betId, ...line })
    .onConflict((conflict) => conflict.columns(['player_id', 'source', 'source_id']).doUpdateSet(line))
    .execute()
}
