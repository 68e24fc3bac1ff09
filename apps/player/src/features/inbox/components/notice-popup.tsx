import { Dialog } from '@gamehall/ui/dialog.tsx'
import { useState } from 'react'
import { useText } from '../../../shared/i18n/text.ts'
import { navigate } from '../../../shared/navigation/navigator.ts'
import { sessionStore } from '../../../shared/storage/safe-storage.ts'
import { useNewNotices } from '../api/use-new-notices.ts'
import { inboxText } from '../inbox-text.ts'
import { noticeTarget } from '../notice-target.ts'
import { isNoticeHiddenOn, markSeen, openingNotices, readSeen } from '../opening-notices.ts'
import { Content } from './content.tsx'
import styles from './notice-popup.module.css'

/** Pop-up notices (§2), one after another, each once. */
export function NoticePopup({ path }: { readonly path: string }) {
  const text = useText(inboxText)
  const { data: notices = [] } = useNewNotices()
  const [seen, setSeen] = useState(() => readSeen(sessionStore))
  const notice = isNoticeHiddenOn(path) ? undefined : openingNotices(notices, seen)[0]
  if (!notice) return null
  const target = noticeTarget(notice)
  const close = () => setSeen(markSeen(sessionStore, notice))
  return (
    <Dialog
      key={notice.id}
      isOpen
      title={notice.title}
      confirmLabel={target ? text.look : text.known}
      cancelLabel={target ? text.known : null}
      onClose={close}
      onConfirm={() => {
        close()
        if (target) navigate(target)
      }}
    >
      <div className={styles.content}>
        <Content style={notice.style} content={notice.content} title={notice.title} />
      </div>
    </Dialog>
  )
}
