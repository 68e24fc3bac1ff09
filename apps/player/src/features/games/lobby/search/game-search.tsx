import { NoGamesArt } from '@gamehall/ui/art/state-art.tsx'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { SearchField } from '@gamehall/ui/forms/search-field.tsx'
import { useOverlay } from '@gamehall/ui/overlays/overlay-stack.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useEffect, useRef, useState } from 'react'
import { useGamesByIds, useLobby } from '../api.ts'
import { GameGrid } from '../game-grid.tsx'
import { gamesText } from '../games-text.ts'
import { TilesSkeleton } from '../lobby-skeleton.tsx'
import { pickGames } from '../lobby-view.ts'
import styles from './game-search.module.css'
import { searchText } from './search-text.ts'
import { useSearch } from './use-search.ts'

/** The search by name, alias and sound; it replaces the lobby while open. A step back closes it. */
export function GameSearch({ onClose }: { readonly onClose: () => void }) {
  const text = useText(gamesText)
  const words = useText(searchText)
  const [searchTerm, setSearchTerm] = useState('')
  const { keyword, gids, failure, retry } = useSearch(searchTerm)
  const found = useGamesByIds(gids ?? [], { known: useLobby().data?.list ?? [], enabled: gids !== undefined })
  const games = pickGames(found.data?.list ?? [], gids ?? [])
  useOverlay(true, () => {
    onClose()
    return 'closes'
  })
  const section = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView({ block: 'start' })
  }, [])
  const message = failure ?? found.error?.message
  const isSearching = keyword !== '' && message === undefined
  const isEmpty = gids?.length === 0 || (found.isSuccess && !found.isPlaceholderData && games.length === 0)
  return (
    <section ref={section} className={styles.search}>
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
        {isSearching && games.length > 0 ? text.results(games.length) : words.hint}
      </p>
      {message === undefined ? null : (
        <ErrorState detail={message} onRetry={() => (failure === undefined ? found.refetch() : retry())} />
      )}
      {isSearching && games.length > 0 ? <GameGrid games={games} /> : null}
      {isSearching && games.length === 0 && !isEmpty ? <TilesSkeleton /> : null}
      {isSearching && games.length === 0 && isEmpty ? (
        <EmptyState art={<NoGamesArt />} title={text.noResult} detail={text.noResultHint} />
      ) : null}
    </section>
  )
}
