import { NoMessagesArt } from '@gamehall/ui/art/state-art.tsx'
import { EmptyState } from '@gamehall/ui/empty-state.tsx'
import { ErrorState } from '@gamehall/ui/error-state.tsx'
import { PageHeader } from '@gamehall/ui/page-header.tsx'
import { SkeletonList } from '@gamehall/ui/skeleton.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import { useEffect, useState } from 'react'
import { itemsOf } from '../../../shared/api/use-call-list.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { usePage } from '../../../shared/navigation/page-context.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { usePush } from '../../../shared/socket/use-push.ts'
import { useCustomerService } from '../api/use-customer-service.ts'
import { useReadSupport } from '../api/use-read-support.ts'
import { useSupportConversation } from '../api/use-support-conversation.ts'
import { useSupportMessages } from '../api/use-support-messages.ts'
import { AskedNext } from './asked-next.tsx'
import { askedOf } from './asked-of.ts'
import styles from './chat.module.css'
import { chatText } from './chat-text.ts'
import { Composer } from './composer.tsx'
import { MessageLog } from './message-log.tsx'
import { useOutgoing } from './use-outgoing.ts'

/** `/service/chat`: the player's conversation with customer service. */
export function ServiceChatPage() {
  const text = useText(chatText)
  const service = useCustomerService().data
  const messages = useSupportMessages()
  const conversation = useSupportConversation()
  const sending = useOutgoing()
  const { query } = usePage()
  const [asked, setAsked] = useState(() => askedOf(query))
  const said = itemsOf(messages.data)?.toReversed()
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
        {service && !service.is_open ? <Tip>{text.closed(service.hours)}</Tip> : null}
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
      <AskedNext asked={asked} onChange={setAsked} />
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
  const { mutate } = useReadSupport()
  useEffect(() => {
    if (unread > 0 && newest !== undefined) mutate({ message_id: newest })
  }, [unread, newest, mutate])
}
