import type { Message, NoticeCategory } from '@gamehall/contract/inbox'
import { NoMessagesArt } from '@gamehall/ui/art/state-art.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { Badge } from '@gamehall/ui/data-display/badge.tsx'
import { InfiniteList } from '@gamehall/ui/data-display/infinite-list.tsx'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/layout/pull-to-refresh.tsx'
import { Tabs } from '@gamehall/ui/navigation/tabs.tsx'
import { flattenPages, useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { useIsLoggedIn } from '../../../shared/stores/session-store.ts'
import { useDeleteMessages } from './api.ts'
import { MessageActions } from './message-actions.tsx'
import { MessageRow } from './message-row.tsx'
import styles from './messages.module.css'
import { messagesText } from './messages-text.ts'

const categories = { all: null, system: 1, activity: 2, game: 3, announcements: 999 } as const
type Shown = keyof typeof categories
const names: readonly Shown[] = ['all', 'system', 'activity', 'game', 'announcements']

/** `/message`: the player's messages and announcements, by category (§4). */
export function MessagePage() {
  const text = useText(messagesText)
  const [shown, setShown] = useState<Shown>('all')
  const category = categories[shown]
  const messages = useInfiniteCallQuery('listMessages', { type: category, page_size: 20 })
  // The counts of every category come with each answer; while a category loads, the last known ones stay.
  const known = useInfiniteCallQuery('listMessages', { type: null, page_size: 20 }).data?.pages[0]
  const counts = messages.data?.pages[0] ?? known
  const items = flattenPages<Message>(messages.data)
  return (
    <PullToRefresh onRefresh={() => messages.refetch({ throwOnError: true })}>
      <Page>
        <PageHeader title={text.messages} onBack={() => goBack(href('home'))} />
        <PageBody>
          <Tabs
            label={text.categories}
            tabs={names.map((value) => ({
              value,
              label: (
                <span className={styles.tab}>
                  {text[value]}
                  <Badge count={unreadOf(counts, categories[value])} />
                </span>
              ),
            }))}
            value={shown}
            onChange={setShown}
          >
            <MessageActions
              category={category}
              hasUnread={unreadOf(counts, category) > 0}
              hasRead={items?.some(({ is_read }) => is_read === 1) ?? false}
            />
            <MessageList messages={messages} items={items} />
          </Tabs>
        </PageBody>
      </Page>
    </PullToRefresh>
  )
}

type Counts = { readonly message_num: number; readonly unread: Readonly<Record<NoticeCategory, number>> }

const unreadOf = (counts: Counts | undefined, category: NoticeCategory | null): number =>
  (category === null ? counts?.message_num : counts?.unread[category]) ?? 0

type MessageListProps = {
  readonly items: readonly Message[] | undefined
  readonly messages: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly isError: boolean
    fetchNextPage(): unknown
    refetch(): unknown
  }
}

function MessageList({ items, messages }: MessageListProps) {
  const isLoggedIn = useIsLoggedIn()
  const { mutate } = useDeleteMessages()
  return (
    <InfiniteList
      items={items}
      keyOf={({ id }) => id}
      render={(message) => (
        <MessageRow
          message={message}
          onDelete={isLoggedIn ? () => mutate({ ids: [message.id] }) : undefined}
        />
      )}
      hasMore={messages.hasNextPage}
      isLoadingMore={messages.isFetchingNextPage}
      isFailed={messages.isError}
      onLoadMore={() => (items ? messages.fetchNextPage() : messages.refetch())}
      empty={<NoMessages />}
    />
  )
}

function NoMessages() {
  const text = useText(messagesText)
  const isLoggedIn = useIsLoggedIn()
  const [target, label] = isLoggedIn
    ? ([href('home'), text.toHome] as const)
    : ([href('login', undefined, { to: href('message') }), text.login] as const)
  return (
    <EmptyState
      art={<NoMessagesArt />}
      title={text.none}
      detail={isLoggedIn ? text.noneHint : text.guestHint}
      action={
        <AppLink to={target} className={buttonClass({ size: 'm' })}>
          {label}
        </AppLink>
      }
    />
  )
}
