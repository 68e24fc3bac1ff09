import type { Notice } from '@gamehall/contract/inbox'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { NoticeBar } from '@gamehall/ui/lobby/notice-bar.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { htmlToPlainText, PICTURE_STYLE } from '../content/html-to-plain-text.ts'
import { useNewNotices } from './api.ts'
import { noticesText } from './notices-text.ts'

/** The current notices as a ticker; nothing without notices. */
export function NoticeStrip() {
  const text = useText(noticesText)
  const notices = useNewNotices()
  if (notices.isPending) return <Skeleton shape="block" height="44px" />
  const titles = (notices.data ?? []).map((notice) => {
    const words = wordsOf(notice)
    if (words === '') return notice.title
    return words.includes(notice.title) ? words : text.line(notice.title, words)
  })
  if (titles.length === 0) return null
  return <NoticeBar label={text.notices}>{titles.join('　　')}</NoticeBar>
}

const wordsOf = ({ style, content }: Notice) => (style === PICTURE_STYLE ? '' : htmlToPlainText(content))
