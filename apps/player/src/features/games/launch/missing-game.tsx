import { Page, PageBody } from '@gamehall/ui/page.tsx'
import { PageHeader } from '@gamehall/ui/page-header.tsx'
import { useText } from '../../../shared/i18n/text.ts'
import { LostState } from '../../../shared/navigation/lost-state.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { launchText } from './launch-text.ts'

/** The not-found page of `/startGame?gid=`. */
export function MissingGame({ onLeave }: { readonly onLeave: () => void }) {
  const { game, gameMissing, gameMissingHint, seeGames } = useText(launchText)
  return (
    <Page>
      <PageHeader title={game} onBack={onLeave} />
      <PageBody>
        <LostState title={gameMissing} detail={gameMissingHint} to={href('home')} label={seeGames} />
      </PageBody>
    </Page>
  )
}
