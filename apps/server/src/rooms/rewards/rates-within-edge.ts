import type { GameCategory } from '@gamehall/contract/games'
import { formatPercent } from '@gamehall/money'
import { sql } from 'kysely'
import type { Refusal } from '../../platform/context/outcome.ts'
import { acquireAdvisoryLock } from '../../platform/database/acquire-advisory-lock.ts'
import { findSmallestEdges, type HouseEdge } from '../games/index.ts'
import type { RewardsTrx } from './tables.ts'

/** In percent of the smallest house edge of a category's games: what rebate and invite share may come to together. */
export const MAX_PERCENT_OF_EDGE = 90n

/** Of the amounts that a player bets, in basis points. */
interface RebateChange {
  readonly category: GameCategory
  readonly field: string
  readonly basisPoints: number
}

/**
 * 400 when a rebate rate and the invite share would together exceed the most that a category's games leave; null when they do not.
 * Rates that change are locked until the transaction ends.
 */
export async function refuseRebateAboveEdge(
  trx: RewardsTrx,
  { category, field, basisPoints }: RebateChange,
): Promise<Refusal<400> | null> {
  await lockRates(trx)
  const edge = (await findSmallestEdges(trx)).find((found) => found.category === category)
  if (edge === undefined) return null
  const { bet_rate_e4: share } = await trx
    .selectFrom('invite_rules')
    .select('bet_rate_e4')
    .executeTakeFirstOrThrow()
  return refuseAbove(field, BigInt(basisPoints), { edge, beside: BigInt(share) })
}

/** 400 when the invite share and the highest rebate of any category would together exceed the most that its games leave. */
export async function refuseShareAboveEdge(
  trx: RewardsTrx,
  field: string,
  basisPoints: number,
): Promise<Refusal<400> | null> {
  await lockRates(trx)
  const rebates = await readHighestRebates(trx)
  const limits = (await findSmallestEdges(trx)).map((edge) => ({
    edge,
    beside: rebates.get(edge.category) ?? 0n,
  }))
  const tightest = limits.toSorted((a, b) => Number(mostBeside(a) - mostBeside(b)))[0]
  return tightest === undefined ? null : refuseAbove(field, BigInt(basisPoints), tightest)
}

/** So that of two changes at once the later one sees the earlier one. */
const lockRates = (trx: RewardsTrx) => acquireAdvisoryLock(trx, 'reward-rates')

/** The highest rate that the rebate of each enabled category pays, in basis points. */
async function readHighestRebates(trx: RewardsTrx): Promise<ReadonlyMap<GameCategory, bigint>> {
  const rows = await trx
    .selectFrom('rebate_rules as rule')
    .innerJoin('vip_rates as rate', 'rate.category', 'rule.category')
    .where('rule.is_enabled', '=', true)
    .groupBy(['rule.category', 'rule.max_basis_points'])
    .select([
      'rule.category',
      sql<number>`least(max(rate.basis_points), rule.max_basis_points)`.as('highest'),
    ])
    .execute()
  return new Map(rows.map(({ category, highest }) => [category, BigInt(highest)]))
}

/** For operators only, who know games by their ids; a field's rule would be loaded by every player. */
const ABOVE_EDGE = {
  'zh-TW': '{field} 最高 {max}%：返水加上邀請分潤，不可超過同類遊戲最小莊家優勢的九成（{game} 為 {edge}%）',
  en: '{field}: at most {max}%. Rebate and invite share together must stay within 90% of the smallest house edge of these games ({game}: {edge}%)',
}

interface RateLimit {
  readonly edge: HouseEdge
  /** What the same bets give besides, in basis points. */
  readonly beside: bigint
}

function mostBeside({ edge, beside }: RateLimit): bigint {
  const most = (edge.basisPoints * MAX_PERCENT_OF_EDGE) / 100n - beside
  return most > 0n ? most : 0n
}

function refuseAbove(field: string, basisPoints: bigint, limit: RateLimit): Refusal<400> | null {
  const most = mostBeside(limit)
  if (basisPoints <= most) return null
  const { gid, basisPoints: edge } = limit.edge
  return {
    ok: false,
    code: 400,
    says: ABOVE_EDGE,
    params: {
      field,
      max: formatPercent(most),
      game: gid,
      edge: formatPercent(edge > 0n ? edge : 0n),
    },
  }
}
