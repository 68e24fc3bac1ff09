import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { memo } from 'react'
import { type ChipStake, stakeOn } from '../../../../web/shared/chips/chip-layout.ts'
import { SymbolImages } from '../../../../web/shared/sprites/symbol-images.tsx'
import { type Dice, spotReturn } from '../../rules.ts'
import { FACES, findSpot, SPOTS, type Spot, TOTALS } from '../../spots.ts'
import { sicBoText } from '../../text.ts'
import { DIE_SPRITE_IDS, DieSprites } from '../dice/die-face.tsx'
import styles from './bet-layout.module.css'
import enlarged from './enlarged-layout.module.css'
import { SpotCell } from './spot-cell.tsx'

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

const ROWS = [
  ['main', ['small', 'odd', 'any_triple', 'even', 'big']],
  ['double', FACES.map((face) => `double-${face}`)],
  ['triple', FACES.map((face) => `triple-${face}`)],
  ['total', TOTALS.map((total) => `total-${total}`)],
  ['pair', SPOTS.filter(({ kind }) => kind === 'pair').map(({ id }) => id)],
  ['single', FACES.map((face) => `single-${face}`)],
] as const

/** Of which the spots are marked as what comes next; marking fifty would render each of them twice a round. */
const NEXT_ROW = 'main'
/** The largest size of a printed die, in CSS pixels. */
const PRINTED_DIE_PX = 28

/** The betting layout with its 52 spots, in rows by kind. It renders again only when a chip or the result has changed. */
export const BetLayout = memo(function BetLayout(props: BetLayoutProps) {
  const text = useText(sicBoText)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a form's meaning to a table of bets.
    <div
      role="group"
      aria-label={text.layout}
      className={classNames(styles.layout, enlarged.enlarged)}
      data-over={props.winning !== null}
    >
      <DieSprites />
      <SymbolImages ids={DIE_SPRITE_IDS} shownPx={PRINTED_DIE_PX}>
        {ROWS.map(([row, spots]) => (
          <div key={row} className={styles.row} data-row={row}>
            {spots.map((id) => (
              <LayoutSpot key={id} spot={findSpot(id)} {...props} isNext={props.isNext && row === NEXT_ROW} />
            ))}
          </div>
        ))}
      </SymbolImages>
    </div>
  )
})

interface LayoutSpotProps extends BetLayoutProps {
  readonly spot: Spot | undefined
}

function LayoutSpot({ spot, pending, total, others, winning, canBet, isNext, onPlace }: LayoutSpotProps) {
  if (spot === undefined) return null
  return (
    <SpotCell
      spot={spot}
      stake={stakeOn(total, spot.id)}
      isPending={stakeOn(pending, spot.id) > 0n}
      others={others.get(spot.id) ?? 0n}
      isWinner={winning !== null && spotReturn(spot.covers, winning) > 0}
      canBet={canBet}
      isNext={isNext}
      onPlace={onPlace}
    />
  )
}
