import { SkeletonList } from '@gamehall/ui/feedback/skeleton.tsx'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import { type ReactNode, Suspense } from 'react'
import { lazyWithRetry } from '../loading/lazy-with-retry.ts'
import type { SearchListProps } from './search-list.tsx'

const SearchList = lazyWithRetry(async () => (await import('./search-list.tsx')).SearchList)

type SearchSheetProps = SearchListProps & {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  /** Under the list: an action for a missing entry. */
  readonly foot?: ReactNode
}

/** A bottom sheet to choose one of many items, filtered by typing. Its list is loaded when it is opened for the first time. */
export function SearchSheet({ isOpen, onClose, title, foot, ...list }: SearchSheetProps) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title} foot={foot}>
      <Suspense fallback={<SkeletonList />}>
        <SearchList {...list} />
      </Suspense>
    </Sheet>
  )
}
