import { smsBudgetRefusal } from '@gamehall/contract'
import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context/app-context.ts'
import { type Refusal, refuse } from '../../../platform/context/outcome.ts'
import { acquireAdvisoryLock } from '../../../platform/database/acquire-advisory-lock.ts'
import { rateLimitScale } from '../../../platform/http/rate-limits/rate-limits.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { type AccountContext, type AccountDb, type AccountTrx, withAccountTables } from '../tables.ts'

/** Blocks of 10,000 consecutive numbers have a budget of their own, against SMS pumping. */
const BLOCK_DIGITS = 4

export type SmsBudget = 'sms' | 'sms_block'

const isByPhone = (target: string): boolean => target.startsWith('+')

const blockOf = (number: string): string => number.slice(0, -BLOCK_DIGITS)

/**
 * Which daily SMS budget is used up for this target: its block of numbers (`sms_block`) or the total (`sms`); null when
 * neither is, and for email. Counts under an advisory lock, in the transaction that records the send.
 */
export async function findExhaustedSmsBudget(
  ctx: AccountContext,
  trx: AccountTrx,
  target: string,
  now: Date,
): Promise<SmsBudget | null> {
  if (!isByPhone(target)) return null
  await acquireAdvisoryLock(trx, 'code-sends/sms-budget')
  const { all, block } = await countSmsSince(trx, new Date(now.getTime() - DAY_MS), blockOf(target))
  const { SMS_BUDGET_PER_DAY, SMS_BLOCK_BUDGET_PER_DAY } = ctx.config
  const scale = rateLimitScale(ctx.config)
  if (block >= SMS_BLOCK_BUDGET_PER_DAY * scale) return 'sms_block'
  return all >= SMS_BUDGET_PER_DAY * scale ? 'sms' : null
}

/** 10190 with a message of its own, because the player is not at fault. */
export const refuseForSmsBudget = (): Refusal<10190> => ({ ...refuse(10190), says: smsBudgetRefusal })

/** The used share of the daily SMS budget, 0 to 1, for monitoring. */
export async function readSmsBudgetUsage(ctx: AppContext): Promise<number> {
  const since = new Date(ctx.clock.now().getTime() - DAY_MS)
  const { all } = await countSmsSince(withAccountTables(ctx.db), since, '')
  return all / (ctx.config.SMS_BUDGET_PER_DAY * rateLimitScale(ctx.config))
}

async function countSmsSince(db: AccountDb, since: Date, block: string) {
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
