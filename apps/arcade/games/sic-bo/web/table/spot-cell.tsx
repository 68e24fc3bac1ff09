import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { memo } from 'react'
import { chipLabel } from '../../../../web/shared/chips/chip-set.ts'
import { ChipStack } from '../../../../web/shared/chips/chip-stack.tsx'
import type { SicBoSpot } from '../../rules.ts'
import { spotName } from '../../spot-names.ts'
import type { Spot } from '../../spots.ts'
import { sicBoText } from '../../text.ts'
import { spotPays } from '../bets/dice-names.ts'
import { SIC_BO_CHIPS } from '../bets/sic-bo-chips.ts'
import { PrintedDie } from '../dice/die-face.tsx'
import styles from './bet-layout.module.css'

/** What is to be seen on a spot. */
export interface SpotLook {
  /** The player's chips, in minor units. */
  readonly stake: bigint
  readonly isPending: boolean
  /** What others have here, in minor units. */
  readonly others: bigint
  readonly isWinner: boolean
}

export const NO_LOOK: SpotLook = { stake: 0n, isPending: false, others: 0n, isWinner: false }

interface SpotCellProps extends SpotLook {
  readonly spot: Spot
  readonly canBet: boolean
  readonly isNext: boolean
  readonly onPlace: (spot: string, element: Element) => void
}

/**
 * A spot of the layout: a tap puts the chip in hand on it. It renders again only when something on it has changed. What lies on it is
 * its description, not hidden text: an attribute has nothing laid out (decision 0243).
 */
export const SpotCell = memo(function SpotCell({
  spot,
  stake,
  isPending,
  others,
  isWinner,
  canBet,
  isNext,
  onPlace,
}: SpotCellProps) {
  const text = useText(sicBoText)
  const said = [
    ...(stake > 0n ? [text.onSpot(formatWholeAmount(stake))] : []),
    ...(others > 0n ? [text.others(formatWholeAmount(others))] : []),
    ...(isWinner ? [text.wins] : []),
  ]
  return (
    <button
      type="button"
      className={styles.spot}
      data-spot={spot.id}
      data-kind={spot.covers.kind}
      data-win={isWinner}
      data-play={isNext ? 1 : undefined}
      aria-description={said.join(', ') || undefined}
      disabled={!canBet}
      onClick={({ currentTarget }) => onPlace(spot.id, currentTarget)}
    >
      <span className={styles.over}>
        <span className={`sr-only ${styles.label}`}>
          {spotName(spot, text)}, {spotPays(spot, text)}
        </span>
      </span>
      <SpotFace covers={spot.covers} pays={spot.pays} />
      <span className={styles.over}>
        <span className={styles.stakes}>
          {others > 0n ? (
            <span className={`num ${styles.others}`} aria-hidden="true">
              {chipLabel(others)}
            </span>
          ) : null}
          {stake > 0n ? (
            <span className={styles.chip} data-pending={isPending}>
              <ChipStack set={SIC_BO_CHIPS} amount={stake} />
            </span>
          ) : null}
        </span>
      </span>
    </button>
  )
})

/** What a single pays for one, two and three dice. */
const SINGLE_ODDS = '1/2/3'

interface SpotFaceProps {
  readonly covers: SicBoSpot
  readonly pays: number
}

/** The label of the spot on the layout. */
function SpotFace({ covers, pays }: SpotFaceProps) {
  const text = useText(sicBoText)
  switch (covers.kind) {
    case 'big':
    case 'small':
    case 'odd':
    case 'even':
      return (
        <span className={styles.printed} aria-hidden="true">
          <b className={styles.even}>{text.evens[covers.kind]}</b>
          <small>{text.evenRanges[covers.kind]}</small>
          <small className="num">{text.odds(pays)}</small>
        </span>
      )
    case 'any_triple':
      return (
        <span className={styles.printed} aria-hidden="true">
          <b>{text.anyTriple}</b>
          <small className={styles.note}>{text.anyTripleNote}</small>
          <small className="num">{text.odds(pays)}</small>
        </span>
      )
    case 'total':
      return (
        <span className={styles.printed} aria-hidden="true">
          <b className="num">{covers.total}</b>
          <small className="num">{text.odds(pays)}</small>
        </span>
      )
    case 'pair':
      return <PrintedDice faces={covers.faces} odds={text.odds(pays)} />
    case 'double':
      return <PrintedDice faces={[covers.face, covers.face]} odds={text.odds(pays)} />
    case 'triple':
      return <PrintedDice faces={[covers.face, covers.face, covers.face]} odds={text.odds(pays)} />
    case 'single':
      return <PrintedDice faces={[covers.face]} odds={SINGLE_ODDS} />
  }
}

interface PrintedDiceProps {
  readonly faces: readonly number[]
  readonly odds: string
}

function PrintedDice({ faces, odds }: PrintedDiceProps) {
  return (
    <span className={styles.printed} aria-hidden="true">
      <span className={styles.dice} data-count={faces.length}>
        {faces.map((face, index) => (
          <PrintedDie key={`face-${index.toString()}`} face={face} />
        ))}
      </span>
      <small className="num">{odds}</small>
    </span>
  )
}
