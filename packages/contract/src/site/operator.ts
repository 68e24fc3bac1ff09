import { z } from 'zod'
import { defineOperatorAction, defineOperatorRead } from '../core/operator-call.ts'
import { changedFields, localizedText, pictureInput } from '../core/operator-fields.ts'
import { instantText } from '../core/primitives.ts'
import { bannerTarget } from './banner-target.ts'
import { BANNER_ART } from './site.ts'

const MAX_LOGO_BYTES = 2_000_000
const bannerId = z.string().regex(/^\d{1,18}$/)
const texts = z.object({ 'zh-TW': z.string().trim().max(60), en: z.string().trim().max(120) })
const siteName = z.object({ 'zh-TW': z.string().trim().min(1).max(40), en: z.string().trim().min(1).max(40) })
const instant = z.iso.datetime({ offset: true })
const color = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/)
const notice = z.object({
  'zh-TW': z.string().trim().min(1).max(200),
  en: z.string().trim().min(1).max(400),
})

const bannerAudience = z.enum(['all', 'member', 'vip'])
const bannerInput = z.object({
  title: texts,
  text: texts,
  action: texts,
  /** One of the product's scenes, for a banner without a picture. */
  art: z.enum(BANNER_ART).nullable(),
  /** A JPEG, PNG or WebP in base64; null removes the picture. */
  picture: pictureInput.nullable(),
  target: bannerTarget.nullable(),
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  audience: bannerAudience,
  vip_from: z.int().min(1).max(100).nullable(),
  is_shown: z.boolean(),
})
const someInput = bannerInput.partial()
const bannerOutput = z.object({
  banner_id: z.string(),
  image: z.string().nullable(),
  href: z.string().nullable(),
})

export const addBanner = defineOperatorAction({
  name: 'add-banner',
  room: 'site',
  summary: 'Add a home banner: text, picture, target, schedule and audience',
  permission: 'site.edit',
  fourEyes: { rule: 'none', why: 'content' },
  input: someInput.required({ title: true }),
  output: bannerOutput,
  secrets: ['picture'],
})

export const editBanner = defineOperatorAction({
  name: 'edit-banner',
  room: 'site',
  summary: 'Edit a home banner: text, picture, target, schedule, audience or visibility',
  permission: 'site.edit',
  fourEyes: { rule: 'none', why: 'content' },
  input: someInput.extend({ banner_id: bannerId }),
  output: bannerOutput,
  secrets: ['picture'],
})

export const showBanner = defineOperatorAction({
  name: 'show-banner',
  room: 'site',
  summary: 'Show or hide a home banner',
  permission: 'site.edit',
  fourEyes: { rule: 'none', why: 'content' },
  input: z.object({ banner_id: bannerId, is_shown: z.boolean() }),
  output: bannerOutput,
})

export const orderBanners = defineOperatorAction({
  name: 'order-banners',
  room: 'site',
  summary: 'Reorder the home banners',
  permission: 'site.edit',
  fourEyes: { rule: 'none', why: 'content' },
  input: z.object({ banner_ids: z.array(bannerId).min(1).max(100) }),
  output: z.object({ banner_ids: z.array(z.string()) }),
})

export const listBanners = defineOperatorRead({
  name: 'list-banners',
  room: 'site',
  summary: 'List all home banners with their schedule and audience',
  permission: 'site.edit',
  input: z.object({}),
  output: z.object({
    list: z.array(
      bannerOutput.extend({
        title: localizedText,
        text: localizedText,
        action: localizedText,
        art: z.string().nullable(),
        is_shown: z.boolean(),
        sort: z.number().int(),
        starts_at: instantText.nullable(),
        ends_at: instantText.nullable(),
        audience: bannerAudience,
        vip_from: z.number().int().nullable(),
      }),
    ),
  }),
})

export const closeSite = defineOperatorAction({
  name: 'close-site',
  room: 'site',
  summary: 'Close the site to players with a notice and an expected reopening time',
  permission: 'site.close',
  fourEyes: { rule: 'none', why: 'moves no money, can be undone at once, and must not wait in an emergency' },
  input: z.object({
    /** The reason shown to players. */
    notice,
    /** The expected reopening time shown to players; an operator reopens the site. Null when unknown. */
    until: z.iso.datetime({ offset: true }).nullable().default(null),
  }),
  output: z.object({ closed_at: instantText, until: instantText.nullable() }),
})

export const openSite = defineOperatorAction({
  name: 'open-site',
  room: 'site',
  summary: 'Reopen the site to players',
  permission: 'site.close',
  fourEyes: { rule: 'none', why: 'moves no money, can be undone at once, and must not wait in an emergency' },
  input: z.object({}),
  output: z.object({ is_open: z.literal(true) }),
})

export const editSite = defineOperatorAction({
  name: 'edit-site',
  room: 'site',
  summary: 'Change the site’s name, logo, colours or API address',
  permission: 'site.edit',
  fourEyes: { rule: 'when', what: 'the API address, which receives passwords, changes' },
  input: z.object({
    name: siteName.optional(),
    short_name: z.string().trim().min(1).max(20).optional(),
    /** A JPEG, PNG or WebP in base64; null restores the default logo. */
    logo: z
      .base64()
      .max(MAX_LOGO_BYTES * 1.4)
      .nullable()
      .optional(),
    accent_color: color.optional(),
    info_color: color.optional(),
    api_url: z.string().trim().max(200).nullable().optional(),
  }),
  output: changedFields,
  secrets: ['logo'],
})
