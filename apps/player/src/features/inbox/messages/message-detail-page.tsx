import type { Message } from '@gamehall/contract/inbox'
import { buttonClass } from '@gamehall/ui/button-class.ts'
import { Card } from '@gamehall/ui/card.tsx'
import { confirm } from '@gamehall/ui/confirm.tsx'
import { ErrorState } from '@gamehall/ui/error-state.tsx'
import { IconButton } from '@gamehall/ui/icon-button.tsx'
import { trash } from '@gamehall/ui/icons/icon-set.ts'
import { Page, PageBody } from '@gamehall/ui/page.tsx'
import { PageHeader } from '@gamehall/ui/page-header.tsx'
import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { showToast } from '@gamehall/ui/toast-store.ts'
import { useEffect, useEffectEvent } from 'react'
import { useCallQuery } from '../../../shared/api/use-call.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { LostState } from '../../../shared/navigation/lost-state.tsx'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { usePageParams } from '../../../shared/navigation/page-context.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { taiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import { useIsLoggedIn } from '../../../shared/stores/session-store.ts'
import { useDeleteMessages, useReadMessages } from '../api/use-mark-messages.ts'
import { Content } from '../components/content.tsx'
import { noticeTarget } from '../notice-target.ts'
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
    goBack(href('message'))
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
        {taiwanDateTime(message.created_at)}
      </time>
      <div className={styles.content}>
        <Content style={message.style} content={message.content} title={message.title} />
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
  return <LostState title={text.ownOrGone} detail={text.ownOrGoneHint} to={login} label={text.logIn} />
}

function Gone() {
  const text = useText(messagesText)
  return <LostState title={text.gone} detail={text.goneHint} to={href('message')} label={text.toMessages} />
}
