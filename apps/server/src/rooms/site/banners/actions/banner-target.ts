import type { BannerTarget } from '@gamehall/contract/operator'
import type { Kysely } from 'kysely'
import { type Outcome, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import type { Database } from '../../../../platform/database/database.ts'

/** Resolves a target to its address. 400 `target` unknown offer or game. */
export async function resolveBannerHref(
  db: Kysely<Database>,
  target: BannerTarget,
): Promise<Outcome<string, 400>> {
  if (target.kind === 'route') return succeed(target.path)
  if (target.kind === 'link') return succeed(target.url)
  if (target.kind === 'activity') {
    const activity = await db
      .selectFrom('activities')
      .select('activity_id')
      .where('activity_id', '=', BigInt(target.activity_id))
      .executeTakeFirst()
    return activity === undefined
      ? refuseField('target', 'invalid')
      : succeed(`/activityDetail/${target.activity_id}`)
  }
  const game = await db
    .selectFrom('games')
    .select('has_demo')
    .where('gid', '=', target.gid)
    .executeTakeFirst()
  if (game === undefined || (target.is_trial && !game.has_demo)) return refuseField('target', 'invalid')
  return succeed(`/startGame?gid=${encodeURIComponent(target.gid)}${target.is_trial ? '&trial=1' : ''}`)
}
