import { Button } from '@gamehall/ui/buttons/button.tsx'
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
import { GameSuggestions } from './game-suggestions.tsx'
import { searchText } from './search-text.ts'
import { useSearch } from './use-search.ts'

/**
 * The search by name, alias and sound; it replaces the lobby while open. Without a text, and where nothing is found, it suggests games. A
 * step back closes it.
 */
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
  const hasFound = isSearching && games.length > 0
  const hasNothing = isSearching && games.length === 0 && isEmpty
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
        {hasFound ? text.results(games.length) : hasNothing ? text.noResult : words.hint}
      </p>
      {message === undefined ? null : (
        <ErrorState detail={message} onRetry={() => (failure === undefined ? found.refetch() : retry())} />
      )}
      {hasFound ? <GameGrid games={games} /> : null}
      {isSearching && !hasFound && !isEmpty ? <TilesSkeleton /> : null}
      {hasNothing ? <p className={styles.hint}>{text.noResultHint}</p> : null}
      {hasNothing || keyword === '' ? <GameSuggestions /> : null}
    </section>
  )
}
