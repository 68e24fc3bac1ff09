import { z } from 'zod'
import type { AppContext } from '../../../../platform/context/app-context.ts'
import { type Outcome, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { pictureInput } from '../../../../platform/operator/input/picture-input.ts'
import { storePicture } from '../../../site/index.ts'
import { safeHtml } from '../../messages/safe-html.ts'

const text = z.string().trim().min(1).max(2000)
const safeText = text.transform(safeHtml).refine((html) => html !== '', 'no displayable text is left')

const ADDRESS = /^(?:\/(?!9j\/|[/\\])|https:\/\/)[^\s"'<>\\]+$/

/** A picture: a path on this site, an https URL, or the file itself (JPEG, PNG, WebP) in base64. */
const picture = z.union(
  [z.string().max(500).regex(ADDRESS), pictureInput().min(1)],
  'must be a path on this site, an https URL, or a base64 picture',
)

/** Stores a base64 picture publicly and replaces it by its address; URLs stay as they are. 400 `picture` when it is not an image. */
export async function storeInlinePicture<Written extends { readonly picture?: string | undefined }>(
  ctx: AppContext,
  written: Written,
): Promise<Outcome<Written, 400>> {
  if (written.picture === undefined || ADDRESS.test(written.picture)) return succeed(written)
  const address = await storePicture(ctx, Buffer.from(written.picture, 'base64'))
  return address === null ? refuseField('picture', 'upload_type') : succeed({ ...written, picture: address })
}

/** A page of the app, such as `/deposit`. */
const targetPath = z
  .string()
  .max(200)
  .regex(/^\/(?![/\\])[^\s\\]*$/, 'must be a page of the app, such as /deposit')

/** The texts of a notice or message; the HTML of `content` is sanitized. */
export const noticeContentInput = z.object({
  title: z.object({ 'zh-TW': text.max(100), en: text.max(100) }),
  content: z.object({ 'zh-TW': safeText, en: safeText }).optional(),
  picture: picture.optional(),
  target: targetPath.optional(),
})

/** Content, a picture, or both; the picture takes precedence. */
export const hasContentOrPicture = ({ content, picture }: z.output<typeof noticeContentInput>): boolean =>
  content !== undefined || picture !== undefined

/** When a notice is visible; by default at once and without an end. */
export const noticeScheduleInput = z.object({
  starts_at: z.iso
    .datetime({ offset: true })
    .transform((at) => new Date(at))
    .optional(),
  ends_at: z.iso
    .datetime({ offset: true })
    .transform((at) => new Date(at))
    .optional(),
})
