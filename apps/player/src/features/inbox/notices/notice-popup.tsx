import { Dialog } from '@gamehall/ui/overlays/dialog.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { sessionStore } from '@gamehall/web-client/storage/safe-storage.ts'
import { useState } from 'react'
import { navigate } from '../../../shared/navigation/navigator.ts'
import { MessageContent } from '../content/message-content.tsx'
import { noticeTarget } from '../content/notice-target.ts'
import { useNewNotices } from './api.ts'
import styles from './notice-popup.module.css'
import { noticesText } from './notices-text.ts'
import { isPopupBlockedOn, markNoticeSeen, popupNotices, readSeenNotices } from './popup-notices.ts'

/** Pop-up notices (§2), one after another, each once. */
export function NoticePopup({ path }: { readonly path: string }) {
  const text = useText(noticesText)
  const { data: notices = [] } = useNewNotices()
  const [seen, setSeen] = useState(() => readSeenNotices(sessionStore))
  const notice = isPopupBlockedOn(path) ? undefined : popupNotices(notices, seen)[0]
  if (!notice) return null
  const target = noticeTarget(notice)
  const close = () => setSeen(markNoticeSeen(sessionStore, notice))
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
        <MessageContent style={notice.style} content={notice.content} title={notice.title} />
      </div>
    </Dialog>
  )
}
