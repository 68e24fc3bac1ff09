import { minor } from '@gamehall/money'
import { sql } from 'kysely'
import type { StakeLimits } from '../../../providers/games/index.ts'
import { readCatalogue } from '../catalogue/read-catalogue.ts'
import type { GamesContext, GamesDb } from '../tables.ts'
import { periodStart } from './limit-period.ts'
import { readLimits } from './limit-queries.ts'

/**
 * What the player may stake at a provider by each of their stake limits, none without one: the limit less what was staked at other
 * providers since its period began. The provider counts its own rounds, those included that the hall has not pulled yet.
 */
export async function readProviderStakeLimits(
  ctx: GamesContext,
  playerId: bigint,
  provider: string,
): Promise<StakeLimits> {
  const revision = await takeRevision(ctx.db)
  const now = ctx.clock.now()
  const limits = (await readLimits(ctx.db, playerId)).filter(({ subject }) => subject === 'stake')
  if (limits.length === 0) return { revision, limits: [] }
  const { platforms } = await readCatalogue(ctx)
  const others = platforms.filter((platform) => platform.provider !== provider).map(({ api_key }) => api_key)
  return {
    revision,
    limits: await Promise.all(
      limits.map(async ({ period, most }) => {
        const since = periodStart(period, now)
        const left = most - (await readStaked(ctx.db, playerId, others, since))
        return { since, mostMinor: minor(left > 0n ? left : 0n) }
      }),
    ),
  }
}

/**
 * The database's time in microseconds, taken before the limits are read: whoever reads after a change takes a later one than whoever
 * read before it. Unlike a sequence it does not fall behind when a backup is restored.
 */
async function takeRevision(db: GamesDb): Promise<bigint> {
  const { rows } = await sql<{ revision: bigint }>`
    select (extract(epoch from clock_timestamp()) * 1000000)::bigint as revision`.execute(db)
  if (rows[0] === undefined) throw new Error('the database told no time')
  return rows[0].revision
}

/** What the player staked at these platforms, in open rounds too, in TWD cents. */
async function readStaked(
  db: GamesDb,
  playerId: bigint,
  apiKeys: readonly string[],
  since: Date,
): Promise<bigint> {
  if (apiKeys.length === 0) return 0n
  const { staked } = await db
    .selectFrom('bets')
    .select(sql<bigint>`coalesce(sum(bet_minor), 0)::bigint`.as('staked'))
    .where('player_id', '=', playerId)
    .where('api_key', 'in', apiKeys)
    .where('bet_at', '>=', since)
    .where('status', '!=', 'void')
    .executeTakeFirstOrThrow()
  return staked
}
