import type { NoticeCategory } from '@gamehall/contract/inbox'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { confirm } from '@gamehall/ui/overlays/confirm.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useIsLoggedIn } from '../../../shared/stores/session-store.ts'
import { useDeleteMessages, useReadMessages } from './api.ts'
import styles from './messages.module.css'
import { messagesText } from './messages-text.ts'

type MessageActionsProps = {
  /** Null for all categories. */
  readonly category: NoticeCategory | null
  readonly hasUnread: boolean
  readonly hasRead: boolean
}

/** Bulk actions for a category: mark all as read, clear read. */
export function MessageActions({ category, hasUnread, hasRead }: MessageActionsProps) {
  const text = useText(messagesText)
  const isLoggedIn = useIsLoggedIn()
  const read = useReadMessages()
  const remove = useDeleteMessages()
  const all = { is_all: 1, type: category } as const
  if (!isLoggedIn) return null
  const clear = async () => {
    const question = {
      title: text.askDeleteRead,
      body: text.askDeleteReadHint,
      confirmLabel: text.deleteRead,
      isDestructive: true,
    }
    if (await confirm(question)) remove.mutate(all)
  }
  return (
    <div className={styles.actions}>
      <Button variant="plain" size="s" disabled={!hasUnread} onClick={() => read.mutate(all)}>
        {text.readAll}
      </Button>
      <Button variant="plain" size="s" disabled={!hasRead} onClick={clear}>
        {text.deleteRead}
      </Button>
    </div>
  )
}
