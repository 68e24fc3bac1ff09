import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { Suspense, useEffect } from 'react'
import { loadHomeContinue, loadHomeRounds } from '../../features/games/index.ts'
import { loadHomeRewards } from '../../features/rewards/index.ts'
import { late } from '../../shared/loading/late.ts'
import { usePlayerInfo } from '../../shared/player/use-player-info.ts'
import { useIsLoggedIn } from '../../shared/stores/session-store.ts'
import styles from './home-player.module.css'

const HomeContinue = late(loadHomeContinue)
const HomeRewards = late(loadHomeRewards)
const HomeRounds = late(loadHomeRounds)

/**
 * What is the player's own on home. The server, which does not know who asks, keeps its place; it is as high as what comes,
 * so that nothing moves.
 */
export function HomePlayer() {
  const isLoggedIn = useIsLoggedIn()
  const player = usePlayerInfo()
  useReveal()
  if (!isLoggedIn) return <div className={styles.place} />
  const bones = <Skeleton shape="block" height="76px" />
  return (
    <div className={styles.own}>
      {player.data ? (
        <Suspense fallback={bones}>
          <HomeContinue />
        </Suspense>
      ) : (
        bones
      )}
      {player.data?.acc_of_type === ACCOUNT_TYPES.test ? null : (
        <Suspense fallback={<Skeleton shape="block" height="84px" />}>
          <HomeRewards />
        </Suspense>
      )}
    </div>
  )
}

/**
 * What the early script kept for a player (`data-session`: this place, and visitors' buttons out of sight) goes once home itself
 * has woken and knows who is logged in. The shell wakes before it: then the page would shrink for a moment under the thumb.
 */
function useReveal(): void {
  useEffect(() => {
    delete document.documentElement.dataset.session
  }, [])
}

/** The player's latest rounds, below everything else. */
export function HomePlayerRounds() {
  const isLoggedIn = useIsLoggedIn()
  return isLoggedIn ? (
    <Suspense>
      <HomeRounds />
    </Suspense>
  ) : null
}
