import type { Kysely } from 'kysely'
import { z } from 'zod'
import { type Outcome, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import type { Database } from '../../../../platform/database/database.ts'

const OUTSIDE = /^https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/i

/** A banner's link: a page of the app, an offer, a game, or an external http(s) URL. */
export const bannerTarget = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('route'),
    path: z
      .string()
      .max(300)
      .regex(/^\/(?![/\\])[^\s\\]*$/),
  }),
  z.object({ kind: z.literal('activity'), activity_id: z.string().regex(/^\d{1,18}$/) }),
  z.object({ kind: z.literal('game'), gid: z.string().min(1).max(64), is_trial: z.boolean().default(false) }),
  z.object({ kind: z.literal('link'), url: z.string().max(300).regex(OUTSIDE) }),
])

/** Resolves a target to its address. 400 `target` unknown offer or game. */
export async function resolveBannerHref(
  db: Kysely<Database>,
  target: z.output<typeof bannerTarget>,
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
