import type { BannerTarget } from '@gamehall/contract/operator'
import { type Outcome, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { bannerActivityHook, bannerGameHook } from '../../hooks.ts'
import type { SiteContext, SiteTrx } from '../../tables.ts'

/** Resolves a target to its address. 400 `target` unknown offer or game. */
export async function resolveBannerHref(
  ctx: SiteContext,
  trx: SiteTrx,
  target: BannerTarget,
): Promise<Outcome<string, 400>> {
  if (target.kind === 'route') return succeed(target.path)
  if (target.kind === 'link') return succeed(target.url)
  if (target.kind === 'activity') {
    const exists = await bannerActivityHook.of(ctx)(trx, BigInt(target.activity_id))
    return exists ? succeed(`/activityDetail/${target.activity_id}`) : refuseField('target', 'invalid')
  }
  const game = await bannerGameHook.of(ctx)(trx, target.gid)
  if (game === undefined || (target.is_trial && !game.hasDemo)) return refuseField('target', 'invalid')
  return succeed(`/startGame?gid=${encodeURIComponent(target.gid)}${target.is_trial ? '&trial=1' : ''}`)
}
