import type { CsvFile } from '@gamehall/contract'
import { InfiniteList, type ItemGroups } from '@gamehall/ui/data-display/infinite-list.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/layout/pull-to-refresh.tsx'
import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import type { ReactNode } from 'react'
import { goBack } from '../navigation/navigator.ts'
import type { Href } from '../navigation/paths.ts'
import { CsvButton } from './csv-button.tsx'
import { RefusedRange } from './refused-range.tsx'
import type { RecordRange } from './use-record-range.ts'

/** §8: the server refused the date range. */
const RANGE_INVALID = 30012

type RecordPageProps<Item> = {
  readonly title: string
  /** Where back leads if this page was opened first. */
  readonly home: Href
  readonly filter: ReactNode
  /** The date range that `filter` sets, of a history with one. */
  readonly range?: RecordRange
  /** Above the list, such as totals. */
  readonly header?: ReactNode
  readonly items: readonly Item[] | undefined
  readonly keyOf: (item: Item) => string
  readonly render: (item: Item) => ReactNode
  /** Groups the rows, usually by day. */
  readonly groups?: ItemGroups<Item>
  readonly empty: ReactNode
  /** Requests the CSV file of the current selection. */
  readonly download?: () => Promise<CsvFile>
  readonly query: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly isError: boolean
    readonly error: Error | null
    fetchNextPage(): unknown
    refetch(options?: { throwOnError: boolean }): Promise<unknown>
  }
  readonly children?: ReactNode
}

/** A history page: filters, totals, an infinite list, pull-to-refresh and CSV download. */
export function RecordPage<Item>(props: RecordPageProps<Item>) {
  const {
    title,
    home,
    filter,
    range,
    header,
    items,
    keyOf,
    render,
    groups,
    empty,
    download,
    query,
    children,
  } = props
  const rangeError =
    range && query.error instanceof CallError && query.error.code === RANGE_INVALID && query.error
  const toFile = download && <CsvButton load={download} disabled={!items || items.length === 0} />
  return (
    <PullToRefresh onRefresh={() => query.refetch({ throwOnError: true })}>
      <Page>
        <PageHeader title={title} onBack={() => goBack(home)} trailing={toFile} />
        <PageBody>
          {filter}
          {rangeError ? (
            <RefusedRange error={rangeError} range={range} onRetry={query.refetch} />
          ) : (
            <>
              {header}
              <InfiniteList
                items={items}
                keyOf={keyOf}
                render={render}
                groups={groups}
                hasMore={query.hasNextPage}
                isLoadingMore={query.isFetchingNextPage}
                isFailed={query.isError}
                onLoadMore={() => (items ? query.fetchNextPage() : query.refetch())}
                empty={empty}
              />
            </>
          )}
        </PageBody>
      </Page>
      {children}
    </PullToRefresh>
  )
}
