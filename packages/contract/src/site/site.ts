import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { instantText, nothing } from '../core/primitives.ts'

/** A white-label site's branding and settings. Colours are hex; `api_url` is null unless it is an http(s) URL, lowercased (§5). */
export const siteConfig = z.object({
  name: z.string(),
  short_name: z.string(),
  logo: z.string().nullable(),
  colors: z.object({ accent: z.string(), info: z.string() }),
  api_url: z.string().nullable(),
  mode: z.enum(['sandbox', 'live']),
  google_client_id: z.string().nullable(),
  support_email: z.string().nullable(),
  /** §8, 10027: the closure notice, expected reopening time and contacts; null while the site is open. */
  closed: z
    .object({
      notice: z.string(),
      since: instantText,
      until: instantText.nullable(),
      contacts: z.array(z.object({ name: z.string(), value: z.string(), href: z.string() })),
    })
    .nullable(),
  /** Minimum age for registration, in years. */
  minimum_age: z.number().int().positive(),
  /** Whether registration requires a birth date. */
  asks_birth_date: z.boolean(),
  /** `transfer`: money is transferred to a game's own wallet; `seamless`: games are played from the main wallet. */
  game_wallets: z.enum(['transfer', 'seamless']),
  version: z.string(),
})
export type SiteConfig = z.infer<typeof siteConfig>

export const getSiteConfig = defineCall({
  name: 'getSiteConfig',
  room: 'site',
  path: '/sites/siteconfig',
  auth: 'open',
  isOpenWhileClosed: true,
  summary: 'Name, colours and addresses of this site',
  request: nothing,
  response: siteConfig,
  errors: [],
})

/** The built-in illustrations of banners and offers; none has text in it. */
export const BANNER_ART = [
  'aurora',
  'birthday',
  'boost',
  'daily',
  'fair',
  'gate',
  'gift',
  'rank',
  'share',
  'treasure',
  'trial',
] as const
export type BannerArt = (typeof BANNER_ART)[number]

/**
 * A home banner: `art` names a built-in illustration, `image` an uploaded picture (`thumb`: 260 px high); `href` is a path in
 * the player app or an http(s) URL.
 */
export const banner = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  action: z.string(),
  art: z.string().nullable(),
  image: z.string().nullable(),
  thumb: z.string().nullable(),
  href: z.string().nullable(),
  sort: z.number().int(),
})
export type Banner = z.infer<typeof banner>

export const listBanners = defineCall({
  name: 'listBanners',
  room: 'site',
  path: '/banner/list',
  auth: 'optional',
  summary: 'Home banners: public ones, or with `for: me` those for the caller, who gets none on a break',
  request: z.object({ for: z.literal('me').nullish() }),
  response: z.object({ list: z.array(banner) }),
  errors: [],
})
