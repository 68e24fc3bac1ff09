import { useDeferredValue } from 'react'
import type { BlackjackController } from '../blackjack-types.ts'
import { isBetting } from '../is-betting.ts'
import { BetControls } from './bet-controls.tsx'
import styles from './controls.module.css'
import { HandControls } from './hand-controls.tsx'
import { InsuranceControls } from './insurance-controls.tsx'

/** Chips and the deal before a round; then the insurance, and what the hand whose turn it is may do. */
export function Controls({ game }: { readonly game: BlackjackController }) {
  // A frame after the table has changed: a slow phone has no time to lay out both in one.
  const canBet = useDeferredValue(isBetting(game))
  const isInsuring = !game.isBusy && game.scene.phase === 'insurance'
  return (
    <div className={styles.controls}>
      {canBet ? (
        <BetControls game={game} />
      ) : isInsuring && !game.isReplay ? (
        <InsuranceControls game={game} />
      ) : (
        <HandControls game={game} />
      )}
    </div>
  )
}
