import { NoMessagesArt } from '@gamehall/ui/art/state-art.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { SkeletonList } from '@gamehall/ui/feedback/skeleton.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { flattenPages } from '@gamehall/web-client/calls/use-infinite-call-query.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { usePush } from '@gamehall/web-client/socket/use-push.ts'
import { useEffect, useState } from 'react'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { usePage } from '../../../shared/navigation/page-context.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { useCustomerService } from '../customer-service/api.ts'
import { useReadSupportMessages, useSupportConversation, useSupportMessages } from './api.ts'
import styles from './chat.module.css'
import { chatText } from './chat-text.ts'
import { Composer } from './composer.tsx'
import { MessageLog } from './message-log.tsx'
import { subjectFromQuery } from './subject-from-query.ts'
import { SubjectPicker } from './subject-picker.tsx'
import { useOutgoingMessages } from './use-outgoing-messages.ts'

/** `/service/chat`: the player's conversation with customer service. */
export function ServiceChatPage() {
  const text = useText(chatText)
  const service = useCustomerService().data
  const messages = useSupportMessages()
  const conversation = useSupportConversation()
  const sending = useOutgoingMessages()
  const { query } = usePage()
  const [asked, setAsked] = useState(() => subjectFromQuery(query))
  const said = flattenPages(messages.data)?.toReversed()
  usePush(['support_message'], () => {
    void messages.refetch()
    void conversation.refetch()
  })
  useReadNewest(conversation.data?.unread_count ?? 0, said?.at(-1)?.message_id)
  const isEmpty = said?.length === 0 && sending.outgoing.length === 0
  return (
    <div ref={fillScreen} className={styles.page}>
      <PageHeader title={text.title} onBack={() => goBack(href('service'))} />
      <main className={styles.body}>
        {service && !service.is_open ? <Callout>{text.closed(service.hours)}</Callout> : null}
        {messages.isPending ? <SkeletonList count={4} /> : null}
        {messages.isError && !said ? (
          <ErrorState detail={messages.error.message} onRetry={() => messages.refetch()} />
        ) : null}
        {isEmpty ? <EmptyState art={<NoMessagesArt />} title={text.empty} detail={text.emptyHint} /> : null}
        {said && !isEmpty ? (
          <MessageLog
            messages={said}
            seenId={conversation.data?.seen_message_id ?? null}
            sending={sending}
            hasOlder={messages.hasNextPage}
            isLoadingOlder={messages.isFetchingNextPage}
            onLoadOlder={() => messages.fetchNextPage()}
          />
        ) : null}
      </main>
      <SubjectPicker asked={asked} onChange={setAsked} />
      <Composer
        onSend={(text, picture) => {
          sending.send(text, asked, picture)
          setAsked({})
        }}
      />
    </div>
  )
}

/** Makes the page fill the rest of the screen below whatever is above it. */
function fillScreen(page: HTMLElement | null): void {
  page?.style.setProperty('--above', `${page.getBoundingClientRect().top + scrollY}px`)
}

/** Marks the newest message as read. */
function useReadNewest(unread: number, newest: string | undefined): void {
  const { mutate } = useReadSupportMessages()
  useEffect(() => {
    if (unread > 0 && newest !== undefined) mutate({ message_id: newest })
  }, [unread, newest, mutate])
}
