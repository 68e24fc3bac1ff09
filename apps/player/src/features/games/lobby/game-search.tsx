import { NoGamesArt } from '@gamehall/ui/art/state-art.tsx'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { SearchField } from '@gamehall/ui/forms/search-field.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useGameSearch } from './api.ts'
import { GameGrid } from './game-grid.tsx'
import { gamesText } from './games-text.ts'
import styles from './lobby.module.css'
import { LobbySkeleton } from './lobby-skeleton.tsx'

const DEBOUNCE_MS = 250

/** The search by name; it replaces the lobby while open. */
export function GameSearch({ onClose }: { readonly onClose: () => void }) {
  const text = useText(gamesText)
  const [searchTerm, setSearchTerm] = useState('')
  const keyword = useDeferredValue(useDebounced(searchTerm.trim()))
  const found = useGameSearch(keyword)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <section className={styles.search}>
      <div className={styles.bar}>
        <SearchField
          ref={input}
          label={text.search}
          value={searchTerm}
          onChange={setSearchTerm}
          maxLength={40}
        />
        <Button variant="plain" size="m" onClick={onClose}>
          {text.closeSearch}
        </Button>
      </div>
      <p role="status" className={styles.count}>
        {found.data && found.data.total > 0 ? text.results(found.data.total) : ''}
      </p>
      {found.isError ? <ErrorState detail={found.error.message} onRetry={() => found.refetch()} /> : null}
      {found.isLoading ? <LobbySkeleton /> : null}
      {found.data?.total === 0 ? (
        <EmptyState art={<NoGamesArt />} title={text.noResult} detail={text.noResultHint} />
      ) : null}
      {found.data && found.data.total > 0 ? <GameGrid games={found.data.list} /> : null}
    </section>
  )
}

/** The debounced value. */
function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
