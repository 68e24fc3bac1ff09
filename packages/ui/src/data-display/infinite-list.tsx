import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../buttons/button.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { SkeletonList } from '../feedback/skeleton.tsx'
import { Spinner } from '../feedback/spinner.tsx'
import { useLabels } from '../i18n/labels.tsx'
import styles from './infinite-list.module.css'

export interface ItemGroups<Item> {
  /** The key of an item's group. */
  of: (item: Item) => string
  /** Renders the header of a group; `before` is the group above it, if any. */
  header: (group: string, before: string | undefined) => ReactNode
}

export interface InfiniteListProps<Item> {
  /** Undefined while the first page is loading. */
  items: readonly Item[] | undefined
  keyOf: (item: Item) => string | number
  render: (item: Item) => ReactNode
  /** Groups consecutive items under headers. */
  groups?: ItemGroups<Item> | undefined
  hasMore: boolean
  isLoadingMore: boolean
  /** The last load failed; shows a retry button. */
  isFailed: boolean
  onLoadMore: () => unknown
  /** Shown when the list is empty. */
  empty: ReactNode
  /** Shown while the first page is loading. */
  skeleton?: ReactNode
}

/** An infinite list with loading, empty, error and end states. */
export function InfiniteList<Item>(props: InfiniteListProps<Item>) {
  const { items, hasMore, isLoadingMore, isFailed, onLoadMore, empty, skeleton } = props
  if (items === undefined)
    return isFailed ? <ErrorState onRetry={onLoadMore} /> : (skeleton ?? <SkeletonList />)
  if (items.length === 0) return empty
  return (
    <>
      <Items {...props} items={items} />
      <ListFooter {...{ hasMore, isLoadingMore, isFailed, onLoadMore }} count={items.length} />
    </>
  )
}

type ItemsProps<Item> = Pick<InfiniteListProps<Item>, 'keyOf' | 'render' | 'groups'> & {
  items: readonly Item[]
}

function Items<Item>({ items, keyOf, render, groups }: ItemsProps<Item>) {
  if (groups === undefined) return <Rows {...{ items, keyOf, render }} />
  const runs = runsOf(items, groups.of)
  return (
    <div className={styles.groups}>
      {runs.map(({ group, items: run }, index) => (
        // The same group can occur twice with another group between.
        // biome-ignore lint/suspicious/noArrayIndexKey: runs only ever grow at the end
        <section key={`${group} ${index}`} className={styles.group}>
          {groups.header(group, runs[index - 1]?.group)}
          <Rows {...{ items: run, keyOf, render }} />
        </section>
      ))}
    </div>
  )
}

function Rows<Item>({ items, keyOf, render }: Omit<ItemsProps<Item>, 'groups'>) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={keyOf(item)}>{render(item)}</li>
      ))}
    </ul>
  )
}

/** Splits the items into runs of the same group. */
function runsOf<Item>(
  items: readonly Item[],
  groupOf: (item: Item) => string,
): readonly { readonly group: string; readonly items: readonly Item[] }[] {
  const runs: { readonly group: string; readonly items: Item[] }[] = []
  for (const item of items) {
    const group = groupOf(item)
    const last = runs.at(-1)
    if (last?.group === group) last.items.push(item)
    else runs.push({ group, items: [item] })
  }
  return runs
}

export interface ListFooterProps {
  hasMore: boolean
  isLoadingMore: boolean
  isFailed: boolean
  onLoadMore: () => unknown
  count: number
}

/** The end of an infinite list: loads the next page when it comes near the viewport, and shows the loading state. */
export function ListFooter({ hasMore, isLoadingMore, isFailed, onLoadMore, count }: ListFooterProps) {
  const labels = useLabels()
  const foot = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(() => {
    onLoadMore()
  })
  const isWaiting = hasMore && !isLoadingMore && !isFailed
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a short page the footer is still visible; observe it again after each page
  useEffect(() => {
    if (!isWaiting || !foot.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load()
      },
      { rootMargin: '480px' },
    )
    observer.observe(foot.current)
    return () => observer.disconnect()
  }, [isWaiting, count])
  return (
    <div ref={foot} className={styles.foot} role="status">
      {isFailed ? (
        <>
          {labels.loadFailed}
          <Button variant="plain" size="s" onClick={onLoadMore}>
            {labels.retry}
          </Button>
        </>
      ) : hasMore ? (
        <Waiting isLoading={isLoadingMore} onLoadMore={onLoadMore} />
      ) : (
        <span className={styles.end}>{labels.noMore}</span>
      )}
    </div>
  )
}

function Waiting({ isLoading, onLoadMore }: { isLoading: boolean; onLoadMore: () => unknown }) {
  const labels = useLabels()
  if (isLoading)
    return (
      <>
        <Spinner />
        {labels.loading}
      </>
    )
  return (
    <Button variant="plain" size="s" onClick={onLoadMore}>
      {labels.loadMore}
    </Button>
  )
}
