import { Button } from '@gamehall/ui/buttons/button.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount, formatNet } from '@gamehall/web-client/money/format-amount.ts'
import { toMinor } from '../../../../web/shared/money/wire-money.ts'
import type { MinesRound } from '../../schemas.ts'
import { minesText } from '../../text.ts'
import type { MinesController } from '../mines-types.ts'
import { pickRandomTile } from '../pick-tile.ts'
import styles from './controls.module.css'
import { RoundFigures } from './round-figures.tsx'

/** Controls of an open round: cash out or open a random tile. */
export function OpenRoundControls({
  game,
  round,
}: {
  readonly game: MinesController
  readonly round: MinesRound
}) {
  const text = useText(minesText)
  const payout = round.payout ?? '0.00'
  const hasPicked = round.picks.length > 0
  return (
    <div className={styles.controls}>
      <RoundFigures round={round} bet={round.bet} mines={round.mines} />
      <Button
        block
        variant="ghost"
        data-play={1}
        className={styles.second}
        disabled={game.isReplay}
        onClick={() => pickRandomTile(game)}
      >
        {text.random}
      </Button>
      <Button
        block
        data-play={2}
        className={styles.main}
        disabled={!hasPicked || game.isReplay}
        onClick={() => void game.act({ kind: 'cash_out' })}
      >
        {hasPicked ? (
          <span className={styles.pays}>
            <span className="num">{text.cashOutAmount(formatAmount(payout))}</span>
            <span className={`num ${styles.net}`}>
              {text.cashOutNet(formatNet(toMinor(payout) - toMinor(round.bet)))}
            </span>
          </span>
        ) : (
          text.pickFirst
        )}
      </Button>
    </div>
  )
}
