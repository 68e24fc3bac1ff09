import { useLanguage, useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import type { VerifiedRound } from '../../../../src/games/game-module.ts'
import { CardFace } from '../../../../web/shared/cards/card-face.tsx'
import { cardName } from '../../../../web/shared/cards/card-text.ts'
import { handTotal, winnerOf } from '../../rules.ts'
import type { BaccaratState } from '../../schemas.ts'
import { baccaratText } from '../../text.ts'
import styles from './baccarat-result.module.css'
import { baccaratVerifyText } from './verify-text.ts'

/** A recomputed hand: its cards, and what each chip pays. */
export function BaccaratResult({ round }: { readonly round: VerifiedRound<BaccaratState> }) {
  const text = useText(baccaratVerifyText)
  const names = useText(baccaratText)
  const language = useLanguage()
  const { hand, chips } = round.view
  if (hand === null) return null
  return (
    <div className={styles.result}>
      <p>
        {text.place(hand.shoe, hand.hand)} · <b>{names.winners[winnerOf(hand)]}</b> · {text.paid}{' '}
        <b className="num">{formatAmount(round.paid)}</b>
      </p>
      {(['player', 'banker'] as const).map((side) => (
        <p
          key={side}
          className={styles.hand}
          role="img"
          aria-label={names.hand(
            names.sides[side],
            hand[side].map((card) => cardName(card, language)).join(' '),
            names.points(handTotal(hand[side])),
          )}
        >
          <b>
            {names.sides[side]} <span className="num">{handTotal(hand[side])}</span>
          </b>
          {hand[side].map((card, index) => (
            <CardFace key={`${card}-${index.toString()}`} card={card} className={styles.card} />
          ))}
        </p>
      ))}
      <p className={styles.note}>{text.bets}</p>
      <ul className={`num ${styles.list}`}>
        {chips.map(({ spot, amount, win }) => (
          <li key={spot}>
            <span>{names.spots[spot]}</span>
            <span>
              {formatAmount(amount)} → {formatAmount(win)}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{text.note}</p>
    </div>
  )
}
