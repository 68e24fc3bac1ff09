import type { BlackjackController } from '../blackjack-types.ts'
import { isBetting } from '../is-betting.ts'
import { BetControls } from './bet-controls.tsx'
import styles from './controls.module.css'
import { HandControls } from './hand-controls.tsx'
import { InsuranceControls } from './insurance-controls.tsx'

/** Chips and the deal before a round; then the insurance, and what the hand whose turn it is may do. */
export function Controls({ game }: { readonly game: BlackjackController }) {
  const isInsuring = !game.isBusy && game.scene.phase === 'insurance'
  return (
    <div className={styles.controls}>
      {isBetting(game) ? (
        <BetControls game={game} />
      ) : isInsuring && !game.isReplay ? (
        <InsuranceControls game={game} />
      ) : (
        <HandControls game={game} />
      )}
    </div>
  )
}
