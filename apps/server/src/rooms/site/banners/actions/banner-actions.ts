import type { Updateable } from 'kysely'
import { z } from 'zod'
import type { AppContext } from '../../../../platform/context/app-context.ts'
import { type Outcome, refuse, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import type { Database } from '../../../../platform/database/database.ts'
import type { Trx } from '../../../../platform/database/transact.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { singleOperator } from '../../../../platform/operator/four-eyes/four-eyes-rule.ts'
import { pictureInput } from '../../../../platform/operator/input/picture-input.ts'
import { storePicture } from '../../pictures/store-picture.ts'
import { findBanner } from '../banner-queries.ts'
import { bannerTarget, resolveBannerHref } from './banner-target.ts'

const bannerId = z.string().regex(/^\d{1,18}$/)
const texts = z.object({ 'zh-TW': z.string().trim().max(60), en: z.string().trim().max(120) })
const instant = z.iso.datetime({ offset: true })

const bannerInput = z.object({
  title: texts,
  text: texts,
  action: texts,
  /** One of the product's scenes, for a banner without a picture. */
  art: z.enum(['aurora', 'fair', 'treasure']).nullable(),
  /** A JPEG, PNG or WebP in base64; null removes the picture. */
  picture: pictureInput().nullable(),
  target: bannerTarget.nullable(),
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  audience: z.enum(['all', 'member', 'vip']),
  vip_from: z.int().min(1).max(100).nullable(),
  is_shown: z.boolean(),
})
const someInput = bannerInput.partial()
type Given = z.output<typeof someInput>

/** Adds a banner at the end. 400 the invalid field. */
export const addBanner = defineAction({
  name: 'add-banner',
  permission: 'site.edit',
  summary: 'Add a home banner: text, picture, target, schedule and audience',
  input: someInput.required({ title: true }),
  fourEyes: singleOperator('content'),
  subject: ({ title }) => `banner ${title['zh-TW']}`,
  secrets: ['picture'],
  async run(ctx, trx, given) {
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
export const editBanner = defineAction({
  name: 'edit-banner',
  permission: 'site.edit',
  summary: 'Edit a home banner: text, picture, target, schedule, audience or visibility',
  input: someInput.extend({ banner_id: bannerId }),
  fourEyes: singleOperator('content'),
  subject: (input) => `banner ${input.banner_id}`,
  secrets: ['picture'],
  run: (ctx, trx, { banner_id, ...given }) => change(ctx, trx, banner_id, given),
})

async function change(ctx: AppContext, trx: Trx, id: string, given: Given): Promise<Outcome<object>> {
  const before = await findBanner(trx, id)
  if (before === undefined) return refuse(404)
  const { picture, target, title, text, action, starts_at, ends_at, ...plain } = given
  const row: Updateable<Database['banners']> = {
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
    const address = await resolveBannerHref(trx, target)
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
export const showBanner = defineAction({
  name: 'show-banner',
  permission: 'site.edit',
  summary: 'Show or hide a home banner',
  input: z.object({ banner_id: bannerId, is_shown: z.boolean() }),
  fourEyes: singleOperator('content'),
  subject: (input) => `banner ${input.banner_id}`,
  run: (ctx, trx, { banner_id, is_shown }) => change(ctx, trx, banner_id, { is_shown }),
})

/** Orders the given banners before all others. 404 when one is unknown. */
export const orderBanners = defineAction({
  name: 'order-banners',
  permission: 'site.edit',
  summary: 'Reorder the home banners',
  input: z.object({ banner_ids: z.array(bannerId).min(1).max(100) }),
  fourEyes: singleOperator('content'),
  subject: () => 'banners',
  async run(_hall, trx, { banner_ids }) {
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
export const listAllBanners = defineAction({
  name: 'list-banners',
  permission: 'site.edit',
  summary: 'List all home banners with their schedule and audience',
  input: z.object({}),
  fourEyes: singleOperator('content'),
  subject: () => 'banners',
  async run(_hall, trx) {
    const rows = await trx.selectFrom('banners').selectAll().orderBy('sort').orderBy('banner_id').execute()
    return succeed({ list: rows.map((row) => ({ ...row, banner_id: row.banner_id.toString() })) })
  },
})
