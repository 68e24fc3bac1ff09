import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { NotFoundState } from '../../../shared/navigation/not-found-state.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { launchText } from './launch-text.ts'

/** The not-found page of `/startGame?gid=`. */
export function GameNotFound({ onLeave }: { readonly onLeave: () => void }) {
  const { game, gameMissing, gameMissingHint, seeGames } = useText(launchText)
  return (
    <Page>
      <PageHeader title={game} onBack={onLeave} />
      <PageBody>
        <NotFoundState title={gameMissing} detail={gameMissingHint} to={href('home')} label={seeGames} />
      </PageBody>
    </Page>
  )
}
