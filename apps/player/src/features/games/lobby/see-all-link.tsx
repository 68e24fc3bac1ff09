import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { gamesText } from './games-text.ts'
import { categoryOf, type LobbyView } from './lobby-view.ts'

type SeeAllLinkProps = {
  readonly view: LobbyView
  readonly hall: CallResponse<'getGameHallList'>
  readonly platform: string | undefined
}

/** The link to the list page, where games can be sorted: of the chosen platform, else of the view's category, else of all games. */
export function SeeAllLink({ view, hall, platform }: SeeAllLinkProps) {
  const text = useText(gamesText)
  const category = categoryOf(view)
  if (view === 'recent' || view === 'favourites') return null
  const name =
    hall.platforms.find(({ api_key }) => api_key === platform)?.name ??
    hall.categories.find(({ key }) => key === category)?.name
  const list = platform === undefined ? { category } : { api_key: platform }
  return (
    <AppLink
      to={href('gameListItem', undefined, list)}
      aria-label={name === undefined ? text.seeAllGames : text.seeAllOf(name)}
      className={buttonClass({ variant: 'plain', size: 's' })}
    >
      {text.seeAll}
    </AppLink>
  )
}
