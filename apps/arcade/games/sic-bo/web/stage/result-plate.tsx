import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount, formatNet } from '@gamehall/web-client/money/format-amount.ts'
import { classifyWireReturn } from '../../../../web/shared/celebration/classify-return.ts'
import { toMinor } from '../../../../web/shared/money/wire-money.ts'
import type { Dice } from '../../rules.ts'
import { sicBoText } from '../../text.ts'
import { diceMarks, isTriple, sumOf } from '../bets/dice-names.ts'
import styles from './sic-bo-stage.module.css'

interface ResultPlaceProps {
  /** Null until they have fallen. */
  readonly dice: Dice | null
  /** What the player's bet has paid, wire amounts; null until it is settled, and without a bet. */
  readonly paid: { readonly win: string; readonly bet: string } | null
}

/** Where it is said what fell; always there, so that the plate lays out nothing else when it comes and goes. */
export function ResultPlace({ dice, paid }: ResultPlaceProps) {
  return (
    <div className={styles.platePlace}>
      <div className={styles.plates}>{dice === null ? null : <ResultPlate dice={dice} paid={paid} />}</div>
    </div>
  )
}

/** What fell, and what it paid: a return of at most the stake is said plainly. */
function ResultPlate({ dice, paid }: ResultPlaceProps & { readonly dice: Dice }) {
  const text = useText(sicBoText)
  const kind = paid === null ? 'nothing' : classifyWireReturn(paid.win, paid.bet)
  const total = sumOf(dice)
  return (
    <div className={styles.plate} data-kind={isTriple(dice) ? 'triple' : total > 10 ? 'big' : 'small'}>
      <b className={`num ${styles.sum}`}>{total}</b>
      <span className={styles.marks}>{diceMarks(dice, text).join(' ')}</span>
      {paid !== null && kind === 'win' ? (
        <span className={`num ${styles.won}`}>
          {text.net(formatNet(toMinor(paid.win) - toMinor(paid.bet)))}
        </span>
      ) : null}
      {paid !== null && kind === 'return' ? (
        <span className={`num ${styles.paid}`}>{text.paid(formatAmount(paid.win))}</span>
      ) : null}
    </div>
  )
}
