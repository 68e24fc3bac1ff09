import type { Game } from '@gamehall/contract/games'
import { SectionHeader } from '@gamehall/ui/layout/section-header.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { recentPlays, usePlayHistory } from '../../../../shared/stores/play-history.ts'
import { useGamesByIds, useLobby } from '../api.ts'
import { GameGrid } from '../game-grid.tsx'
import { gamesText } from '../games-text.ts'
import { pickGames } from '../lobby-view.ts'
import styles from './game-search.module.css'

const MAX_RECENT = 4
const MAX_POPULAR = 6

/** Games to choose from while nothing is searched for or found: those played last, and the popular ones. */
export function GameSuggestions() {
  const text = useText(gamesText)
  const hall = useLobby().data?.list ?? []
  const gids = recentPlays(usePlayHistory(({ history }) => history))
    .slice(0, MAX_RECENT)
    .map(({ gid }) => gid)
  const recent = pickGames(useGamesByIds(gids, { known: hall, enabled: true }).data?.list ?? [], gids)
  const popular = hall.filter(({ gid }) => !gids.includes(gid)).slice(0, MAX_POPULAR)
  return (
    <>
      <Suggested title={text.recentGames} games={recent} />
      <Suggested title={text.hotGames} games={popular} />
    </>
  )
}

function Suggested({ title, games }: { readonly title: string; readonly games: readonly Game[] }) {
  if (games.length === 0) return null
  return (
    <div className={styles.suggested}>
      <SectionHeader title={title} />
      <GameGrid games={games} />
    </div>
  )
}
