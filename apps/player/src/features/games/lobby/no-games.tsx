import { NoGamesArt, NoRecordsArt } from '@gamehall/ui/art/state-art.tsx'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { gamesText } from './games-text.ts'
import type { LobbyView } from './lobby-view.ts'

/** The empty state of a lobby view. */
export function NoGames({ view }: { readonly view: LobbyView }) {
  const text = useText(gamesText)
  if (view === 'favourites')
    return <EmptyState art={<NoGamesArt />} title={text.noFavourites} detail={text.noFavouritesHint} />
  if (view === 'recent')
    return <EmptyState art={<NoRecordsArt />} title={text.noRecent} detail={text.noRecentHint} />
  return <EmptyState art={<NoGamesArt />} title={text.noGames} detail={text.noGamesHint} />
}
