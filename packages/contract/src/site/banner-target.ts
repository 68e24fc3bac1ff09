import { z } from 'zod'

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
export type BannerTarget = z.output<typeof bannerTarget>
