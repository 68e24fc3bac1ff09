import { useText } from '@gamehall/web-client/i18n/text.ts'
import { memo, useEffect, useState } from 'react'
import { type ChipStake, stakeOn } from '../../../../web/shared/chips/chip-layout.ts'
import { SymbolImages } from '../../../../web/shared/sprites/symbol-images.tsx'
import { type Dice, spotReturn } from '../../rules.ts'
import { FACES, findSpot, SPOTS, type Spot, TOTALS } from '../../spots.ts'
import { sicBoText } from '../../text.ts'
import { DIE_SPRITE_IDS, DieSprites } from '../dice/die-face.tsx'
import styles from './bet-layout.module.css'
import { NO_LOOK, SpotCell, type SpotLook } from './spot-cell.tsx'

interface BetLayoutProps {
  /** The chips that are laid out and not sent yet. */
  readonly pending: readonly ChipStake[]
  /** Together with those that are bet, of the live round or of one that is shown again. */
  readonly total: readonly ChipStake[]
  readonly others: ReadonlyMap<string, bigint>
  /** The dice that lie, whose spots are lit. */
  readonly winning: Dice | null
  readonly canBet: boolean
  /** Whether a chip is what comes next in a round: see `GamePage.Controls`. The spots of the first row say so for all. */
  readonly isNext: boolean
  readonly onPlace: (spot: string, element: Element) => void
}

const ROWS_OF_IDS = [
  ['main', ['small', 'odd', 'any_triple', 'even', 'big']],
  ['double', FACES.map((face) => `double-${face}`)],
  ['triple', FACES.map((face) => `triple-${face}`)],
  ['total', TOTALS.map((total) => `total-${total}`)],
  ['pair', SPOTS.filter(({ kind }) => kind === 'pair').map(({ id }) => id)],
  ['single', FACES.map((face) => `single-${face}`)],
] as const
const ROWS = ROWS_OF_IDS.map(([row, ids]) => [row, ids.flatMap((id) => findSpot(id) ?? [])] as const)

/** Of which the spots are marked as what comes next; marking fifty would render each of them twice a round. */
const NEXT_ROW = 'main'
/** The largest size of a printed die, in CSS pixels. */
const PRINTED_DIE_PX = 28

/** A row lights up so long after the one above it: each in a frame of its own. */
const LIGHT_MS = 50

/** The betting layout with its 52 spots, in rows by kind. Of a row is rendered what has changed on it. */
export const BetLayout = memo(function BetLayout(props: BetLayoutProps) {
  const { pending, total, others, winning, canBet, isNext, onPlace } = props
  const text = useText(sicBoText)
  const litRows = useLitRows(winning)
  const lookOf = (spot: Spot, lit: Dice | null): SpotLook => ({
    stake: stakeOn(total, spot.id),
    isPending: stakeOn(pending, spot.id) > 0n,
    others: others.get(spot.id) ?? 0n,
    isWinner: lit !== null && spotReturn(spot.covers, lit) > 0,
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a form's meaning to a table of bets.
    <div role="group" aria-label={text.layout} className={styles.layout}>
      <DieSprites />
      <SymbolImages ids={DIE_SPRITE_IDS} shownPx={PRINTED_DIE_PX}>
        {ROWS.map(([row, spots], index) => {
          const lit = index < litRows ? winning : null
          return (
            <LayoutRow
              key={row}
              row={row}
              spots={spots}
              looks={spots.map((spot) => lookOf(spot, lit))}
              isOver={lit !== null}
              canBet={canBet}
              isNext={isNext && row === NEXT_ROW}
              onPlace={onPlace}
            />
          )
        })}
      </SymbolImages>
    </div>
  )
})

/** How many rows are lit: after a result all, from the first one on. */
function useLitRows(winning: Dice | null): number {
  const [rows, setRows] = useState(0)
  useEffect(() => {
    if (winning === null) return
    return () => setRows(0)
  }, [winning])
  useEffect(() => {
    if (winning === null || rows === ROWS.length) return
    const timer = window.setTimeout(() => setRows(rows + 1), LIGHT_MS)
    return () => window.clearTimeout(timer)
  }, [winning, rows])
  return rows
}

interface LayoutRowProps extends Pick<BetLayoutProps, 'canBet' | 'isNext' | 'onPlace'> {
  readonly row: string
  readonly spots: readonly Spot[]
  readonly looks: readonly SpotLook[]
  /** Whether the spots that won are lit, before the others. */
  readonly isOver: boolean
}

const LayoutRow = memo(function LayoutRow({ row, spots, looks, isOver, ...rest }: LayoutRowProps) {
  return (
    <div className={styles.row} data-row={row} data-over={isOver}>
      {spots.map((spot, index) => (
        <SpotCell key={spot.id} spot={spot} {...(looks[index] ?? NO_LOOK)} {...rest} />
      ))}
    </div>
  )
}, isSameRow)

function isSameRow({ looks: before, ...a }: LayoutRowProps, { looks, ...b }: LayoutRowProps): boolean {
  return (
    a.isOver === b.isOver &&
    a.canBet === b.canBet &&
    a.isNext === b.isNext &&
    a.onPlace === b.onPlace &&
    looks.every((look, index) => isSameLook(look, before[index]))
  )
}

const isSameLook = (a: SpotLook, b: SpotLook = NO_LOOK): boolean =>
  a.stake === b.stake && a.others === b.others && a.isPending === b.isPending && a.isWinner === b.isWinner
