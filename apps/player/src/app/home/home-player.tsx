import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { Suspense, useEffect } from 'react'
import { loadAutoTransferPrompt, loadHomeRounds, loadNextStep } from '../../features/games/index.ts'
import { loadHomeRewards } from '../../features/rewards/index.ts'
import { lazyWithRetry } from '../../shared/loading/lazy-with-retry.ts'
import { usePlayBreak } from '../../shared/player/use-play-break.ts'
import { usePlayerInfo } from '../../shared/player/use-player-info.ts'
import { useIsLoggedIn } from '../../shared/stores/session-store.ts'
import styles from './home-player.module.css'

const AutoTransferPrompt = lazyWithRetry(loadAutoTransferPrompt)
const NextStep = lazyWithRetry(loadNextStep)
const HomeRewards = lazyWithRetry(loadHomeRewards)
const HomeRounds = lazyWithRetry(loadHomeRounds)

/**
 * The player's part of home: games to continue and rewards; on a break only until when it lasts. The server renders a placeholder of the same height, so that
 * the layout does not shift.
 */
export function HomePlayer() {
  const isLoggedIn = useIsLoggedIn()
  const player = usePlayerInfo()
  const isOnBreak = usePlayBreak() !== undefined
  useReveal()
  if (!isLoggedIn) return <div className={styles.place} />
  return (
    <div className={styles.own}>
      <Suspense fallback={<Skeleton shape="block" height="76px" />}>
        <NextStep />
      </Suspense>
      {isOnBreak || player.data?.acc_of_type === ACCOUNT_TYPES.test ? null : (
        <Suspense fallback={<Skeleton shape="block" height="84px" />}>
          <HomeRewards />
        </Suspense>
      )}
      {player.data && !isOnBreak ? (
        <Suspense>
          <AutoTransferPrompt player={player.data} />
        </Suspense>
      ) : null}
    </div>
  )
}

/**
 * Removes `data-session`, which the early script sets for logged-in players (it reserves this space and hides the visitors'
 * buttons; on a break also the banners), once home is hydrated. The shell hydrates earlier; removing it there would shift the layout.
 */
function useReveal(): void {
  useEffect(() => {
    delete document.documentElement.dataset.session
  }, [])
}

/** The player's latest game rounds, at the end of home. */
export function HomePlayerRounds() {
  const isLoggedIn = useIsLoggedIn()
  return isLoggedIn ? (
    <Suspense>
      <HomeRounds />
    </Suspense>
  ) : null
}
