import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { chevronRight, trophy } from '@gamehall/ui/icons/icon-set.ts'
import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import styles from './fast-transfer.module.css'
import { launchText } from './launch-text.ts'

const SHOWN = 2

/** Links to the leaderboards that count a game's rounds now; nothing when there is none. */
export function GameLeaderboards({ gid }: { readonly gid: string }) {
  const text = useText(launchText)
  const list = useCallQuery('listGameLeaderboards', { gid }).data?.list ?? []
  return list.slice(0, SHOWN).map(({ id, title }) => (
    <AppLink key={id} to={href('leaderboard', { id })} className={styles.leaderboard}>
      <Icon shape={trophy} size="s" />
      <span>{text.countsFor(title)}</span>
      <Icon shape={chevronRight} size="s" />
    </AppLink>
  ))
}
