import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { Suspense } from 'react'
import { Brand } from '../../features/site/index.ts'
import { lazyWithRetry } from '../../shared/loading/lazy-with-retry.ts'
import { AppLink } from '../../shared/navigation/app-link.tsx'
import { href } from '../../shared/navigation/paths.ts'
import { usePlayerInfo } from '../../shared/player/use-player-info.ts'
import { useIsLoggedIn } from '../../shared/stores/session-store.ts'
import styles from './home-header.module.css'
import { homeText } from './home-text.ts'

/** Loaded for players only, so that money formatting stays out of a visitor's first bundle. */
const HomeBalance = lazyWithRetry(async () => (await import('./home-balance.tsx')).HomeBalance)

/** The home header: the brand, and either the player's balance or the login button, both of the same size. */
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
  const bone = <Skeleton shape="block" width="176px" height="36px" />
  if (!player.data) return bone
  return (
    <Suspense fallback={bone}>
      <HomeBalance amount={player.data.balance} />
    </Suspense>
  )
}
