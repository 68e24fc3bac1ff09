import { BalancePill } from '@gamehall/ui/balance-pill.tsx'
import { buttonClass } from '@gamehall/ui/button-class.ts'
import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { Brand } from '../../features/site/index.ts'
import { useText } from '../../shared/i18n/text.ts'
import { AppLink } from '../../shared/navigation/app-link.tsx'
import { followLink } from '../../shared/navigation/follow-link.ts'
import { href } from '../../shared/navigation/paths.ts'
import { usePlayerInfo } from '../../shared/player/use-player-info.ts'
import { useIsLoggedIn } from '../../shared/stores/session-store.ts'
import styles from './home-header.module.css'
import { homeText } from './home-text.ts'

/** Whose hall this is, and either the player's balance or the way in: both of one size. */
export function HomeHeader() {
  return (
    <header className={styles.header}>
      <Brand />
      <div className={styles.account}>
        <AccountSlot />
      </div>
    </header>
  )
}

function AccountSlot() {
  const text = useText(homeText)
  const player = usePlayerInfo()
  const isLoggedIn = useIsLoggedIn()
  if (!isLoggedIn)
    return (
      <AppLink to={href('login')} className={buttonClass({ size: 's' })}>
        {text.login}
      </AppLink>
    )
  if (!player.data) return <Skeleton shape="block" width="128px" height="36px" />
  const target = href('deposit')
  return (
    <BalancePill
      amount={player.data.balance}
      label={text.balance}
      href={`#${target}`}
      onSelect={(event) => followLink(event, target)}
    />
  )
}
