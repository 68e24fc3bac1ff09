import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import type { VerifiedRound } from '../../../../src/games/game-module.ts'
import { VerifiedChips } from '../../../../web/shared/verify/verified-chips.tsx'
import type { SicBoState } from '../../schemas.ts'
import { spotName } from '../../spot-names.ts'
import { findSpot } from '../../spots.ts'
import { sicBoText } from '../../text.ts'
import { diceMarks, sumOf } from '../bets/dice-names.ts'
import { DieFace } from '../dice/die-face.tsx'
import styles from './sic-bo-result.module.css'
import { sicBoVerifyText } from './verify-text.ts'

/** A recomputed roll: its dice, and what each bet pays. */
export function SicBoResult({ round }: { readonly round: VerifiedRound<SicBoState> }) {
  const text = useText(sicBoVerifyText)
  const names = useText(sicBoText)
  const { dice, chips } = round.view
  return (
    <>
      {dice === null ? null : (
        <p className={styles.total}>
          {text.dice}
          {dice.map((face, index) => (
            <DieFace key={`face-${index.toString()}`} face={face} className={styles.die} />
          ))}
          <b className="num">
            {dice.join(' + ')} = {sumOf(dice)}
          </b>
          {diceMarks(dice, names).join(' ')}
        </p>
      )}
      <p>
        {text.paid} <b className={`num ${styles.paid}`}>{formatAmount(round.paid)}</b>
      </p>
      <VerifiedChips
        title={text.bets}
        chips={chips}
        nameOf={(spot) => {
          const found = findSpot(spot)
          return found === undefined ? spot : spotName(found, names)
        }}
      />
      <p className={styles.note}>{text.note}</p>
    </>
  )
}
