import { useEffect } from 'react'
import { goBack, navigate } from '../../../shared/navigation/navigator.ts'
import { usePage } from '../../../shared/navigation/page-context.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { useIsLoggedIn } from '../../../shared/stores/session-store.ts'
import { useGame } from '../api/use-game.ts'
import { RealLaunch } from './real-launch.tsx'
import { TrialLaunch } from './trial-launch.tsx'
import { VisitorChoice } from './visitor-choice.tsx'

const leave = () => goBack(href('home'))

/** `/startGame?gid=&trial=` (§2, §4): enters a game, for real or as a trial, and holds it while it is played. */
export function StartGamePage() {
  const { query } = usePage()
  const gid = query.get('gid') ?? ''
  const isTrial = query.get('trial') === '1'
  const isLoggedIn = useIsLoggedIn()
  const { game, isKnown } = useGame(gid)
  useEffect(() => {
    if (gid === '') navigate(href('home'), { replace: true })
  }, [gid])
  if (gid === '') return null
  if (isTrial) return <TrialLaunch key={gid} gid={gid} game={game} onLeave={leave} />
  if (!isLoggedIn) return <VisitorChoice gid={gid} game={game} isKnown={isKnown} onLeave={leave} />
  return <RealLaunch key={gid} gid={gid} game={game} onLeave={leave} />
}
