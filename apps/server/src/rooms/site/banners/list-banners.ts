import type { Locale } from '@gamehall/contract/constants'
import type { Banner, listBanners as call } from '@gamehall/contract/site'
import { cacheVersion } from '../../../platform/cache/cache-version.ts'
import { createTtlCache } from '../../../platform/cache/ttl-cache.ts'
import { succeed } from '../../../platform/context/outcome.ts'
import { playBreakHook } from '../../../platform/context/play-break-hook.ts'
import { vipLevelHook } from '../../../platform/context/vip-level-hook.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { localizeText } from '../../../platform/text/localize-text.ts'
import { thumbnailUrl } from '../pictures/store-picture.ts'
import type { SiteContext, SiteDb } from '../tables.ts'
import { type BannerRow, readShownBanners } from './banner-queries.ts'

const KEPT_MS = 1_000
const keptOf = new WeakMap<SiteDb, ReturnType<typeof createTtlCache<readonly BannerRow[]>>>()

/** §7 /banner/list: the current home banners for the caller's audience, in order and in the caller's language. A player on a break gets none. */
export const listBanners: UseCase<typeof call, SiteContext> = async (ctx, request, { session, locale }) => {
  const now = ctx.clock.now()
  const playerId = request.for === 'me' ? session?.playerId : undefined
  if (playerId !== undefined && (await playBreakHook.of(ctx)(ctx.db, playerId, now)))
    return succeed({ list: [] })
  const level = playerId === undefined ? null : await vipLevelHook.of(ctx)(ctx.db, playerId)
  const rows = await readKept(ctx)
  return succeed({
    list: rows.filter((row) => isOn(row, now) && isFor(row, level)).map((row) => viewBanner(row, locale)),
  })
}

function readKept(ctx: SiteContext): Promise<readonly BannerRow[]> {
  const kept = keptOf.get(ctx.db) ?? createTtlCache<readonly BannerRow[]>(() => cacheVersion(ctx))
  keptOf.set(ctx.db, kept)
  return kept.read('banners', KEPT_MS, () => readShownBanners(ctx.db))
}

const isOn = ({ starts_at, ends_at }: BannerRow, now: Date) =>
  (starts_at === null || starts_at <= now) && (ends_at === null || now < ends_at)

/** `level` is the viewer's VIP level; null for a visitor. */
function isFor({ audience, vip_from }: BannerRow, level: number | null): boolean {
  if (audience === 'all') return true
  return level !== null && (audience === 'member' || level >= (vip_from ?? 0))
}

const viewBanner = (row: BannerRow, locale: Locale): Banner => ({
  id: row.banner_id.toString(),
  title: localizeText(row.title, locale),
  text: localizeText(row.text, locale),
  action: localizeText(row.action, locale),
  art: row.art,
  image: row.image,
  thumb: thumbnailUrl(row.image),
  href: row.href,
  sort: row.sort,
})
