import type { Locale } from '@gamehall/contract/constants'
import type { Banner, listBanners as call } from '@gamehall/contract/site'
import { changeMark } from '../../../core/change-mark.ts'
import type { Hall } from '../../../core/hall.ts'
import { createKeptAnswers } from '../../../core/kept-answers.ts'
import { localized } from '../../../core/localized.ts'
import { succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'
import { thumbnailAddress } from '../pictures/keep-picture.ts'
import { type BannerRow, readShownBanners, readViewerLevel } from './banner-queries.ts'

const KEPT_MS = 1_000
const keptOf = new WeakMap<Hall['db'], ReturnType<typeof createKeptAnswers<readonly BannerRow[]>>>()

/** §7 /banner/list: the current home banners for the caller's audience, in order and in the caller's language. */
export const listBanners: UseCase<typeof call> = async (hall, request, { session, locale }) => {
  const now = hall.clock.now()
  const level = request.for === 'me' && session ? await readViewerLevel(hall.db, session.playerId) : null
  const rows = await readKept(hall)
  return succeed({
    list: rows.filter((row) => isOn(row, now) && isFor(row, level)).map((row) => viewBanner(row, locale)),
  })
}

function readKept(hall: Hall): Promise<readonly BannerRow[]> {
  const kept = keptOf.get(hall.db) ?? createKeptAnswers<readonly BannerRow[]>(() => changeMark(hall))
  keptOf.set(hall.db, kept)
  return kept.read('banners', KEPT_MS, () => readShownBanners(hall.db))
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
  title: localized(row.title, locale),
  text: localized(row.text, locale),
  action: localized(row.action, locale),
  art: row.art,
  image: row.image,
  thumb: thumbnailAddress(row.image),
  href: row.href,
  sort: row.sort,
})
