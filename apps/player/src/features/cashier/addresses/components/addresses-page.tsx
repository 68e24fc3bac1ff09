import { NoRecordsArt } from '@gamehall/ui/art/state-art.tsx'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/layout/pull-to-refresh.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { goBack } from '../../../../shared/navigation/navigator.ts'
import { href } from '../../../../shared/navigation/paths.ts'
import { addressesText } from '../addresses-text.ts'
import { useAddresses } from '../api.ts'
import { AddAddressSheet } from './add-address-sheet.tsx'
import { AddressCard } from './address-card.tsx'
import styles from './addresses.module.css'

/** `/addresses`: the player's saved withdrawal addresses. */
export function AddressesPage() {
  const text = useText(addressesText)
  const book = useAddresses()
  return (
    <PullToRefresh onRefresh={() => book.refetch({ throwOnError: true })}>
      <Page foot="bar">
        <PageHeader title={text.title} onBack={() => goBack(href('withdraw'))} />
        <PageBody>
          {book.data ? <AddressBook book={book.data} onReady={() => book.refetch()} /> : null}
          {book.isPending ? <BookSkeleton /> : null}
          {book.isError && !book.data ? (
            <ErrorState detail={book.error.message} onRetry={() => book.refetch()} />
          ) : null}
        </PageBody>
      </Page>
    </PullToRefresh>
  )
}

type AddressBookProps = { readonly book: CallResponse<'listAddresses'>; readonly onReady: () => void }

function AddressBook({ book: { list, max_count }, onReady }: AddressBookProps) {
  const text = useText(addressesText)
  const [isAdding, setAdding] = useState(false)
  const isFull = list.length >= max_count
  return (
    <>
      {list.length === 0 ? (
        <EmptyState art={<NoRecordsArt />} title={text.none} detail={text.noneHint} />
      ) : (
        <p className={styles.count}>{text.count(list.length, max_count)}</p>
      )}
      {list.map((entry) => (
        <AddressCard key={entry.address_id} entry={entry} onReady={onReady} />
      ))}
      {isFull ? <Callout tone="warn">{text.full}</Callout> : null}
      <BottomBar>
        <Button block disabled={isFull} onClick={() => setAdding(true)}>
          {text.add}
        </Button>
      </BottomBar>
      <AddAddressSheet isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  )
}

function BookSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="128px" />
      <Skeleton shape="block" height="128px" />
    </>
  )
}
