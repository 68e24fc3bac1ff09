import { type NoticeContent, PICTURE_ADDRESS } from '@gamehall/contract/operator'
import { type Outcome, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { storePicture } from '../../../site/index.ts'
import { safeHtml } from '../../messages/safe-html.ts'
import type { InboxContext } from '../../tables.ts'

/**
 * Sanitizes the HTML of `content`, stores a base64 picture publicly and replaces it by its address; URLs stay as they are.
 * 400 `content` without displayable text, `picture` not an image.
 */
export async function prepareNoticeContent<Written extends Pick<NoticeContent, 'content' | 'picture'>>(
  ctx: InboxContext,
  { content: html, picture: given, ...rest }: Written,
): Promise<Outcome<Omit<Written, 'content' | 'picture'> & Pick<NoticeContent, 'content' | 'picture'>, 400>> {
  const content = html && { 'zh-TW': safeHtml(html['zh-TW']), en: safeHtml(html.en) }
  if (content !== undefined && (content['zh-TW'] === '' || content.en === ''))
    return refuseField('content', 'invalid')
  const picture = await storeInlinePicture(ctx, given)
  if (picture === null) return refuseField('picture', 'upload_type')
  return succeed({ ...rest, content, picture })
}

/** Null when it is not an image. */
async function storeInlinePicture(ctx: InboxContext, picture: string | undefined) {
  if (picture === undefined || PICTURE_ADDRESS.test(picture)) return picture
  return storePicture(ctx, Buffer.from(picture, 'base64'))
}
