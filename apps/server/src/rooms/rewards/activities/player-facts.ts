import type { ActivityRule } from '@gamehall/contract/operator'
import { type Minor, minor, ZERO } from '@gamehall/money'
import { type Kysely, sql } from 'kysely'
import type { AppContext } from '../../../platform/context/app-context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { readBirthDate } from '../../identity/index.ts'
import { readVipLevel } from '../vip/read-vip-level.ts'
import type { Period } from './activity-period.ts'
import type { ActivityRow } from './activity-queries.ts'

/** The player data that offer conditions are evaluated on. */
export interface PlayerFacts {
  readonly registeredAt: Date
  /** `yyyy-MM-dd`; null when unknown. */
  readonly birthDate: string | null
  readonly vipLevel: number
  readonly hasBankCard: boolean
  readonly depositMinor: Minor
  readonly validBetMinor: Minor
}

type Db = Kysely<Database>
type Window = { readonly from: Date | null; readonly to: Date | null }

const CARD_ACCEPTED = 1

/** Reads a player's facts for one offer and period; facts the rule does not need keep their defaults. */
export async function readPlayerFacts(
  ctx: AppContext,
  db: Db,
  playerId: bigint,
  given: { readonly activity: ActivityRow; readonly rule: ActivityRule; readonly period: Period },
): Promise<PlayerFacts> {
  const { activity, rule, period } = given
  const windowOf = (within: 'period' | 'activity' | 'ever'): Window => {
    if (within === 'ever') return { from: null, to: null }
    const isWhole = within === 'activity' || period.from === null
    return isWhole ? { from: activity.start_time, to: null } : later(period, activity.start_time)
  }
  const { created_at } = await db
    .selectFrom('players')
    .select('created_at')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  return {
    registeredAt: created_at,
    birthDate: rule.is_birthday ? await readBirthDate(ctx, db, playerId) : null,
    vipLevel: await readVipLevel(db, playerId),
    hasBankCard: rule.has_bank_card === undefined ? false : await hasBankCard(db, playerId),
    depositMinor: await sumDeposits(db, playerId, windowOf(rule.deposit?.within ?? 'period')),
    validBetMinor: rule.bets ? await sumValidBets(db, playerId, windowOf(rule.bets.within)) : ZERO,
  }
}

/** Starts the window no earlier than the offer. */
const later = ({ from, to }: Period, start: Date | null): Window => ({
  from: from !== null && start !== null && start > from ? start : from,
  to,
})

async function hasBankCard(db: Db, playerId: bigint): Promise<boolean> {
  const card = await db
    .selectFrom('bank_cards')
    .select('card_id')
    .where('player_id', '=', playerId)
    .where('status', '=', CARD_ACCEPTED)
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return card !== undefined
}

/** Sums a player's paid deposits within a window, in TWD cents. */
export async function sumDeposits(db: Db, playerId: bigint, { from, to }: Window): Promise<Minor> {
  const { total } = await db
    .selectFrom('deposit_orders')
    .select(sql<bigint>`coalesce(sum(paid_minor), 0)::bigint`.as('total'))
    .where('player_id', '=', playerId)
    .where('state', '=', 'paid')
    .$if(from !== null, (query) => query.where('paid_at', '>=', from))
    .$if(to !== null, (query) => query.where('paid_at', '<', to))
    .executeTakeFirstOrThrow()
  return minor(total)
}

async function sumValidBets(db: Db, playerId: bigint, { from, to }: Window): Promise<Minor> {
  const { total } = await db
    .selectFrom('bets')
    .select(sql<bigint>`coalesce(sum(valid_bet_minor), 0)::bigint`.as('total'))
    .where('player_id', '=', playerId)
    .where('status', '=', 'settled')
    .$if(from !== null, (query) => query.where('settled_at', '>=', from))
    .$if(to !== null, (query) => query.where('settled_at', '<', to))
    .executeTakeFirstOrThrow()
  return minor(total)
}
