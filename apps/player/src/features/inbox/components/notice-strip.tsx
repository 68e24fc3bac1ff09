import type { Notice } from '@gamehall/contract/inbox'
import { NoticeBar } from '@gamehall/ui/notice-bar.tsx'
import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { useText } from '../../../shared/i18n/text.ts'
import { useNewNotices } from '../api/use-new-notices.ts'
import { inboxText } from '../inbox-text.ts'
import { PICTURE_STYLE, plainWords } from '../plain-words.ts'

/** The current notices as a ticker; nothing without notices. */
export function NoticeStrip() {
  const text = useText(inboxText)
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

const wordsOf = ({ style, content }: Notice) => (style === PICTURE_STYLE ? '' : plainWords(content))
