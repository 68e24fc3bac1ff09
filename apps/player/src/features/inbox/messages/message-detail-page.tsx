import type { Message } from '@gamehall/contract/inbox'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { IconButton } from '@gamehall/ui/buttons/icon-button.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { trash } from '@gamehall/ui/icons/icon-set.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { confirm } from '@gamehall/ui/overlays/confirm.tsx'
import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useEffect, useEffectEvent } from 'react'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { NotFoundState } from '../../../shared/navigation/not-found-state.tsx'
import { usePageParams } from '../../../shared/navigation/page-context.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { useLeavePage } from '../../../shared/navigation/use-leave-page.ts'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import { useIsLoggedIn } from '../../../shared/stores/session-store.ts'
import { MessageContent } from '../content/message-content.tsx'
import { noticeTarget } from '../content/notice-target.ts'
import { useDeleteMessages, useReadMessages } from './api.ts'
import styles from './messages.module.css'
import { messagesText } from './messages-text.ts'

/** `/message/{id}`: one message, marked as read when shown (§2). */
export function MessageDetailPage() {
  const text = useText(messagesText)
  const { id } = usePageParams('messageDetail')
  const isLoggedIn = useIsLoggedIn()
  const message = useCallQuery('getMessage', { id }, { retry: false })
  useMarkReadWhenShown(message.data)
  const { mutateAsync: remove } = useDeleteMessages()
  const leave = useLeavePage(href('message'))
  const askDelete = async () => {
    const question = {
      title: text.askDelete,
      body: text.askDeleteHint,
      confirmLabel: text.delete,
      isDestructive: true,
    }
    if (!(await confirm(question))) return
    const removed = await remove({ id }).catch(() => undefined)
    if (removed === undefined) return
    showToast(text.deleted, { kind: 'success' })
    leave()
  }
  const canDelete = isLoggedIn && message.data !== undefined
  return (
    <Page>
      <PageHeader
        title={text.detail}
        onBack={() => goBack(href('message'))}
        trailing={
          canDelete ? <IconButton shape={trash} label={text.delete} onClick={askDelete} /> : undefined
        }
      />
      <PageBody>
        {message.data ? (
          <MessageBody message={message.data} />
        ) : message.error?.kind === 'business' ? (
          isLoggedIn ? (
            <Gone />
          ) : (
            <AskLogin id={id} />
          )
        ) : message.isError ? (
          <ErrorState detail={message.error.message} onRetry={() => message.refetch()} />
        ) : (
          <Skeleton shape="block" height="240px" />
        )}
      </PageBody>
    </Page>
  )
}

function useMarkReadWhenShown(message: Message | undefined): void {
  const isLoggedIn = useIsLoggedIn()
  const { mutate } = useReadMessages()
  const unreadId = isLoggedIn && message?.is_read === 0 ? message.id : undefined
  const read = useEffectEvent((id: string) => mutate({ id }))
  useEffect(() => {
    if (unreadId !== undefined) read(unreadId)
  }, [unreadId])
}

function MessageBody({ message }: { readonly message: Message }) {
  const text = useText(messagesText)
  const target = noticeTarget(message)
  return (
    <Card>
      <h2 className={styles.title}>{message.title}</h2>
      <time className={`${styles.time} num`} dateTime={message.created_at}>
        {formatTaiwanDateTime(message.created_at)}
      </time>
      <div className={styles.content}>
        <MessageContent style={message.style} content={message.content} title={message.title} />
      </div>
      {target ? (
        <AppLink to={target} className={buttonClass({ block: true })}>
          {text.look}
        </AppLink>
      ) : null}
    </Card>
  )
}

/** Asks a visitor to log in, since the message may be in their own inbox. */
function AskLogin({ id }: { readonly id: string }) {
  const text = useText(messagesText)
  const login = href('login', undefined, { to: href('messageDetail', { id }) })
  return <NotFoundState title={text.ownOrGone} detail={text.ownOrGoneHint} to={login} label={text.logIn} />
}

function Gone() {
  const text = useText(messagesText)
  return (
    <NotFoundState title={text.gone} detail={text.goneHint} to={href('message')} label={text.toMessages} />
  )
}
