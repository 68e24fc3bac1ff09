import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { chevronRight, pause } from '@gamehall/ui/icons/icon-set.ts'
import { AppLink } from '../navigation/app-link.tsx'
import { href } from '../navigation/paths.ts'
import type { ActiveBreak } from '../player/use-play-break.ts'
import styles from './break-line.module.css'
import { useBreakLine } from './use-break-line.ts'

/** One quiet line for what a break leaves out, with a link to the limits. */
export function BreakLine({ of }: { readonly of: ActiveBreak }) {
  return (
    <AppLink to={href('playLimits')} className={styles.line}>
      <Icon shape={pause} size="s" />
      <span className={styles.words}>{useBreakLine(of)}</span>
      <Icon shape={chevronRight} size="s" />
    </AppLink>
  )
}
