import { z } from 'zod'
import { safeHtml } from '../messages/safe-html.ts'

const text = z.string().trim().min(1).max(2000)
const safeText = text.transform(safeHtml).refine((html) => html !== '', 'nothing of it can be shown')

/** A picture of this hall, or one on the web that the page's policy lets in. */
const pictureAddress = z
  .string()
  .max(500)
  .regex(/^(?:\/(?![/\\])|https:\/\/)[^\s"'<>\\]+$/, 'must be a path of this hall or an https address')

/** A page of the hall, such as `/deposit`. */
const targetPath = z
  .string()
  .max(200)
  .regex(/^\/(?![/\\])[^\s\\]*$/, 'must be a page of the hall, such as /deposit')

/** What an operator writes for players; `content` keeps of its HTML what is harmless. */
export const writtenTexts = z.object({
  title: z.object({ 'zh-TW': text.max(100), en: text.max(100) }),
  content: z.object({ 'zh-TW': safeText, en: safeText }).optional(),
  picture: pictureAddress.optional(),
  target: targetPath.optional(),
})

/** Words, a picture, or both: the picture then stands in their place. */
export const hasSomethingToShow = ({ content, picture }: z.output<typeof writtenTexts>): boolean =>
  content !== undefined || picture !== undefined

/** When what is said to everybody is shown; at once and for good unless said otherwise. */
export const schedule = z.object({
  starts_at: z.iso
    .datetime({ offset: true })
    .transform((at) => new Date(at))
    .optional(),
  ends_at: z.iso
    .datetime({ offset: true })
    .transform((at) => new Date(at))
    .optional(),
})
