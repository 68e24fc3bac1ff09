import { useState } from 'react'
import { usePage } from '../../../shared/navigation/page-context.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { useLeavePage } from '../../../shared/navigation/use-leave-page.ts'
import { useIsLoggedIn } from '../../../shared/stores/session-store.ts'
import { useGame } from '../lobby/use-game.ts'
import { type DepositComponent, DepositSlot } from '../stage/deposit-slot.ts'
import { GameNotFound } from './game-not-found.tsx'
import { RealLaunch } from './real-launch.tsx'
import { TrialLaunch } from './trial-launch.tsx'
import { VisitorChoice } from './visitor-choice.tsx'

/** `/startGame?gid=&trial=` (§2, §4): launches a game, with real money or as a trial, and hosts it; `Deposit` opens over it. */
export function StartGamePage({ Deposit }: { readonly Deposit: DepositComponent }) {
  const { query } = usePage()
  const gid = query.get('gid') ?? ''
  const leave = useLeavePage(href('home'))
  const isTrial = query.get('trial') === '1'
  const isLoggedIn = useIsLoggedIn()
  const { game, isKnown, isMissing } = useGame(gid)
  // A game that is removed while it is open stays open.
  const [wasFound, setFound] = useState(game !== undefined)
  if (game !== undefined && !wasFound) setFound(true)
  if (isMissing && !wasFound) return <GameNotFound onLeave={leave} />
  if (isTrial) return <TrialLaunch key={gid} gid={gid} game={game} onLeave={leave} />
  if (!isLoggedIn) return <VisitorChoice gid={gid} game={game} isKnown={isKnown} onLeave={leave} />
  return (
    <DepositSlot value={Deposit}>
      <RealLaunch key={gid} gid={gid} game={game} onLeave={leave} />
    </DepositSlot>
  )
}
