import { z } from 'zod'
import { flag, instantText } from '../core/primitives.ts'

/** §4 notice categories: 1 system, 2 activity, 3 game, 999 announcements. */
export const noticeCategory = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(999)])
export type NoticeCategory = z.infer<typeof noticeCategory>

/**
 * §3 system notice: `type` is its category; `notice_type` 999 pops up, 1 is normal. `content` is sanitized HTML, or with
 * `style` 2 a picture's address. `detail_url` is JSON with a `wap` target.
 */
export const notice = z.object({
  id: z.string(),
  type: noticeCategory,
  notice_type: z.union([z.literal(1), z.literal(999)]),
  title: z.string(),
  content: z.string(),
  style: z.number().int(),
  is_show: flag,
  detail_url: z.string().nullable(),
  sort: z.number().int(),
  created_at: instantText,
  updated_at: instantText,
})
export type Notice = z.infer<typeof notice>
