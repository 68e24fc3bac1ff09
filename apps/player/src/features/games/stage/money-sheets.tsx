import type { Game } from '@gamehall/contract/games'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Href } from '../../../shared/navigation/paths.ts'
import { DepositOverGame } from './deposit-over-game.tsx'
import { RealityCheck } from './reality-check.tsx'
import { TopUpSheet } from './top-up-sheet.tsx'
import { useMainWalletChange } from './use-main-wallet-change.ts'

type MoneySheetsProps = {
  readonly gid: string
  readonly game: Game | undefined
  /** Whether the game is played from the main wallet: a deposit tops it up. */
  readonly isMainWallet: boolean
  readonly isActive: boolean
  readonly isToppingUp: boolean
  /** Called when something starts or stops covering the game. */
  readonly onCover: (isCovered: boolean) => void
  /** Called when the main wallet that the game is played from was credited. */
  readonly onCredit: () => void
  readonly onToppedUp: () => void
  readonly onLeave: () => void
  readonly onLeaveFor: (target: Href) => void
}

/** The sheets over a game with real money. */
export function MoneySheets({ gid, game, isMainWallet, isActive, isToppingUp, ...on }: MoneySheetsProps) {
  const [isDepositing, setDepositing] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const isCovered = isToppingUp || isChecked
  const notifyCover = useEffectEvent(on.onCover)
  useEffect(() => {
    if (!isCovered) return
    notifyCover(true)
    return () => notifyCover(false)
  }, [isCovered])
  useMainWalletChange(() => {
    if (isMainWallet) on.onCredit()
  })
  return (
    <>
      <RealityCheck isActive={isActive} onCover={setChecked} onLeave={on.onLeave} />
      {isMainWallet ? (
        <DepositOverGame isOpen={isToppingUp} onClose={on.onToppedUp} onLeaveFor={on.onLeaveFor} />
      ) : null}
      {!isMainWallet && game?.api_key ? (
        <>
          <TopUpSheet
            gid={gid}
            apiKey={game.api_key}
            isOpen={isToppingUp}
            isDepositing={isDepositing}
            onClose={on.onToppedUp}
            onDeposit={() => setDepositing(true)}
          />
          <DepositOverGame
            isOpen={isDepositing}
            onClose={() => setDepositing(false)}
            onLeaveFor={on.onLeaveFor}
          />
        </>
      ) : null}
    </>
  )
}
