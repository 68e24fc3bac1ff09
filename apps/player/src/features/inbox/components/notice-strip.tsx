import { NoticeBar } from '@gamehall/ui/notice-bar.tsx'
import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { useText } from '../../../shared/i18n/text.ts'
import { useNewNotices } from '../api/use-new-notices.ts'
import { inboxText } from '../inbox-text.ts'

/** The system's news in one running line; nothing when there is none. */
export function NoticeStrip() {
  const text = useText(inboxText)
  const notices = useNewNotices()
  if (notices.isPending) return <Skeleton shape="block" height="44px" />
  const titles = (notices.data ?? []).map(({ title, content }) =>
    content.includes(title) ? content : text.line(title, content),
  )
  if (titles.length === 0) return null
  return <NoticeBar label={text.notices}>{titles.join('　　')}</NoticeBar>
}
