import { smsBudgetRefusal } from '@gamehall/contract'
import { sql } from 'kysely'
import type { Hall } from '../../core/hall.ts'
import { type Refusal, refuse } from '../../core/outcome.ts'
import { takeTurn } from '../../core/take-turn.ts'
import type { Trx } from '../../core/transact.ts'
import { limitScale } from '../../http/rate-limits.ts'

const DAY_MS = 86_400_000
/** Whoever earns by the messages that arrive (SMS pumping) rents numbers by the ten thousand, in a row. */
const DIGITS_IN_A_BLOCK = 4

export type SmsBudget = 'sms' | 'sms_block'

const isByPhone = (target: string): boolean => target.startsWith('+')

const blockOf = (number: string): string => number.slice(0, -DIGITS_IN_A_BLOCK)

/**
 * Which budget of a day is used up for a code to this target: the numbers beside it (`sms_block`) or all (`sms`); null when there
 * is some left, and for mail. Counted under a lock, in the transaction that keeps the sending.
 */
export async function exhaustedSmsBudget(
  hall: Hall,
  trx: Trx,
  target: string,
  now: Date,
): Promise<SmsBudget | null> {
  if (!isByPhone(target)) return null
  await takeTurn(trx, 'code-sends/sms-budget')
  const { all, block } = await countSmsSince(trx, new Date(now.getTime() - DAY_MS), blockOf(target))
  const { SMS_BUDGET_PER_DAY, SMS_BLOCK_BUDGET_PER_DAY } = hall.config
  const scale = limitScale(hall.config)
  if (block >= SMS_BLOCK_BUDGET_PER_DAY * scale) return 'sms_block'
  return all >= SMS_BUDGET_PER_DAY * scale ? 'sms' : null
}

/** 10190 in words of its own: the player did nothing wrong. */
export const refuseForBudget = (): Refusal<10190> => ({ ...refuse(10190), says: smsBudgetRefusal })

/** How much of a day's budget for SMS is used, from 0 to 1: for an alarm before nobody can register any more. */
export async function smsBudgetUsed(hall: Hall): Promise<number> {
  const since = new Date(hall.clock.now().getTime() - DAY_MS)
  const { all } = await countSmsSince(hall.db, since, '')
  return all / (hall.config.SMS_BUDGET_PER_DAY * limitScale(hall.config))
}

async function countSmsSince(db: Hall['db'], since: Date, block: string) {
  const counted = await db
    .selectFrom('code_sends')
    .select([
      sql<bigint>`count(*)`.as('all'),
      sql<bigint>`count(*) filter (where starts_with(target, ${block}))`.as('block'),
    ])
    .where('at', '>', since)
    .where('target', 'like', '+%')
    .executeTakeFirstOrThrow()
  return { all: Number(counted.all), block: Number(counted.block) }
}
