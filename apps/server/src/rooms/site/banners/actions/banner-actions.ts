import { operatorCalls } from '@gamehall/contract/operator'
import type { Updateable } from 'kysely'
import type { z } from 'zod'
import { type Outcome, refuse, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction, implementRead } from '../../../../platform/operator/action.ts'
import { storePicture } from '../../pictures/store-picture.ts'
import type { SiteContext, SiteTables, SiteTrx } from '../../tables.ts'
import { findBanner } from '../banner-queries.ts'
import { resolveBannerHref } from './banner-target.ts'

/** The fields to change. */
type Given = Omit<z.output<(typeof operatorCalls)['editBanner']['input']>, 'banner_id'>

/** Adds a banner at the end. 400 the invalid field. */
export const addBanner = implementAction(operatorCalls.addBanner, {
  subject: ({ title }) => `banner ${title['zh-TW']}`,
  async run(ctx: SiteContext, trx: SiteTrx, given) {
    const empty = JSON.stringify({ 'zh-TW': '', en: '' })
    const { last } = await trx
      .selectFrom('banners')
      .select(({ fn }) => fn.max<number | null>('sort').as('last'))
      .executeTakeFirstOrThrow()
    const { banner_id } = await trx
      .insertInto('banners')
      .values({ title: empty, text: empty, action: empty, is_shown: true, sort: (last ?? 0) + 1 })
      .returning('banner_id')
      .executeTakeFirstOrThrow()
    return change(ctx, trx, banner_id.toString(), given)
  },
})

/** Edits the given fields of a banner. 404 unknown, 400 the invalid field. */
export const editBanner = implementAction(operatorCalls.editBanner, {
  subject: (input) => `banner ${input.banner_id}`,
  run: (ctx: SiteContext, trx: SiteTrx, { banner_id, ...given }) => change(ctx, trx, banner_id, given),
})

async function change(
  ctx: SiteContext,
  trx: SiteTrx,
  id: string,
  given: Given,
): Promise<Outcome<z.output<(typeof operatorCalls)['editBanner']['output']>>> {
  const before = await findBanner(trx, id)
  if (before === undefined) return refuse(404)
  const { picture, target, title, text, action, starts_at, ends_at, ...plain } = given
  const row: Updateable<SiteTables['banners']> = {
    ...plain,
    ...(title && { title: JSON.stringify(title) }),
    ...(text && { text: JSON.stringify(text) }),
    ...(action && { action: JSON.stringify(action) }),
    ...(starts_at !== undefined && { starts_at: starts_at === null ? null : new Date(starts_at) }),
    ...(ends_at !== undefined && { ends_at: ends_at === null ? null : new Date(ends_at) }),
  }
  const after = { ...before, ...row }
  if (after.starts_at && after.ends_at && after.ends_at <= after.starts_at)
    return refuseField('ends_at', 'end_before_start')
  if ((after.audience === 'vip') !== (after.vip_from !== null)) return refuseField('vip_from', 'invalid')
  if (target) {
    const address = await resolveBannerHref(ctx, trx, target)
    if (!address.ok) return address
    row.href = address.data
  } else if (target === null) row.href = null
  if (picture) {
    const image = await storePicture(ctx, Buffer.from(picture, 'base64'))
    if (image === null) return refuseField('picture', 'upload_type')
    row.image = image
  } else if (picture === null) row.image = null
  if (Object.keys(row).length === 0) return refuseField('input', 'required')
  await trx.updateTable('banners').set(row).where('banner_id', '=', BigInt(id)).execute()
  return succeed({ banner_id: id, image: row.image ?? before.image, href: row.href ?? before.href })
}

/** Shows or hides a banner of the home page. */
export const showBanner = implementAction(operatorCalls.showBanner, {
  subject: (input) => `banner ${input.banner_id}`,
  run: (ctx: SiteContext, trx: SiteTrx, { banner_id, is_shown }) => change(ctx, trx, banner_id, { is_shown }),
})

/** Orders the given banners before all others. 404 when one is unknown. */
export const orderBanners = implementAction(operatorCalls.orderBanners, {
  subject: () => 'banners',
  async run(_ctx, trx: SiteTrx, { banner_ids }) {
    const rest = await trx
      .selectFrom('banners')
      .select('banner_id')
      .where('banner_id', 'not in', banner_ids.map(BigInt))
      .orderBy('sort')
      .orderBy('banner_id')
      .execute()
    const order = [...new Set([...banner_ids, ...rest.map(({ banner_id }) => banner_id.toString())])]
    for (const [index, id] of order.entries()) {
      const moved = await trx
        .updateTable('banners')
        .set({ sort: index + 1 })
        .where('banner_id', '=', BigInt(id))
        .returning('banner_id')
        .executeTakeFirst()
      if (moved === undefined) return refuse(404)
    }
    return succeed({ banner_ids: order })
  },
})

/** Lists all banners with their configuration. */
export const listAllBanners = implementRead(operatorCalls.listBanners, {
  async run(_ctx, trx: SiteTrx) {
    const rows = await trx.selectFrom('banners').selectAll().orderBy('sort').orderBy('banner_id').execute()
    return succeed({
      list: rows.map((row) => ({
        ...row,
        banner_id: row.banner_id.toString(),
        starts_at: row.starts_at?.toISOString() ?? null,
        ends_at: row.ends_at?.toISOString() ?? null,
      })),
    })
  },
})
