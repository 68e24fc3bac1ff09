import { z } from 'zod'
import { inBothLanguages, pictureInput } from '../core/operator-fields.ts'

/** A path on this site, or an https URL. */
export const PICTURE_ADDRESS = /^(?:\/(?!9j\/|[/\\])|https:\/\/)[^\s"'<>\\]+$/

const text = z.string().trim().min(1).max(2000)

/** A picture: a path on this site, an https URL, or the file itself (JPEG, PNG, WebP) in base64. */
const picture = z.union(
  [z.string().max(500).regex(PICTURE_ADDRESS), pictureInput.min(1)],
  'must be a path on this site, an https URL, or a base64 picture',
)

/** A page of the app, such as `/deposit`. */
const targetPath = z
  .string()
  .max(200)
  .regex(/^\/(?![/\\])[^\s\\]*$/, 'must be a page of the app, such as /deposit')

/** The texts of a notice or message; the server sanitizes the HTML of `content`. */
export const noticeContentInput = z.object({
  title: inBothLanguages(text.max(100)),
  content: inBothLanguages(text).optional(),
  picture: picture.optional(),
  target: targetPath.optional(),
})

export type NoticeContent = z.output<typeof noticeContentInput>

const instant = z.iso.datetime({ offset: true }).transform((at) => new Date(at))

/** When a notice is visible; by default at once and without an end. */
export const noticeScheduleInput = z.object({ starts_at: instant.optional(), ends_at: instant.optional() })
export type NoticeSchedule = z.output<typeof noticeScheduleInput>
