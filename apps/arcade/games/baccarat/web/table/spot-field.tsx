import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { memo, useCallback, useRef } from 'react'
import { stakeOn } from '../../../../web/shared/chips/chip-layout.ts'
import { ChipStack } from '../../../../web/shared/chips/chip-stack.tsx'
import { toMinor } from '../../../../web/shared/money/wire-money.ts'
import type { TableView } from '../../../../web/shared/table/table-view.ts'
import { TABLE_SPOTS } from '../../limits.ts'
import { type BaccaratSpot, type BaccaratTable, spotReturn } from '../../rules.ts'
import type { Hand } from '../../shoe.ts'
import { baccaratText } from '../../text.ts'
import { Luan, Phoenix } from '../art/phoenix.tsx'
import type { BaccaratController } from '../baccarat-types.ts'
import { BACCARAT_CHIPS } from './baccarat-chips.ts'
import { stakesOfEverybody } from './player-bet.ts'
import styles from './spot-field.module.css'
import { spotOdds } from './spot-odds.ts'
import { type Bets, useBets } from './use-bets.ts'

const ROWS: readonly (readonly BaccaratSpot[])[] = [
  ['player_pair', 'small', 'big', 'banker_pair'],
  ['player_dragon', 'lucky_six', 'super_six', 'banker_dragon'],
]
const MAIN: readonly BaccaratSpot[] = ['player', 'tie', 'banker']

interface SpotFieldProps {
  readonly game: BaccaratController
  readonly table: TableView
  /** The hand that is over, whose spots are lit; null until then. */
  readonly winning: Hand | null
}

/** The betting layout: player, tie and banker, with the side bets around them. */
export const SpotField = memo(function SpotField({ game, table, winning }: SpotFieldProps) {
  const bets = useBets(game, table)
  const crowd = stakesOfEverybody(table)
  const { draft } = game
  const { replay } = game.scene
  const spots = TABLE_SPOTS[draft.table]
  const inPlay =
    replay?.chips ?? (bets.own === null ? [] : bets.own.status === 'open' ? bets.confirmed : ownChips(bets))
  const place = useRef(bets.place)
  place.current = bets.place
  const onPlace = useCallback((spot: BaccaratSpot) => place.current([{ spot, chips: 1 }]), [])
  const render = (spot: BaccaratSpot) => (
    <Spot
      key={spot}
      spot={spot}
      table={draft.table}
      confirmed={stakeOn(inPlay, spot)}
      placed={replay === null ? stakeOn(draft.chips, spot) : 0n}
      crowd={replay === null ? (crowd.get(spot) ?? 0n) : 0n}
      isWinner={winning !== null && spotReturn(spot, winning, replay?.table ?? draft.table) > 100}
      isOpen={bets.isOpen}
      takes={bets.takes(spot)}
      isNext={bets.confirmed.length === 0}
      onPlace={onPlace}
    />
  )
  return (
    <div className={styles.field} data-open={bets.isOpen}>
      {ROWS.map((row) => {
        const own = row.filter((spot) => spots.includes(spot))
        return (
          <div key={row[0]} className={styles.row}>
            {own.map(render)}
          </div>
        )
      })}
      <div className={styles.main}>{MAIN.map(render)}</div>
    </div>
  )
})

interface SpotProps {
  readonly spot: BaccaratSpot
  readonly table: BaccaratTable
  /** The player's chips that are bet, in minor units. */
  readonly confirmed: bigint
  /** Those that are laid out and not sent yet. */
  readonly placed: bigint
  /** What everybody has here. */
  readonly crowd: bigint
  readonly isWinner: boolean
  readonly isOpen: boolean
  /** Whether the spot takes chips in this hand. */
  readonly takes: boolean
  readonly isNext: boolean
  readonly onPlace: (spot: BaccaratSpot) => void
}

/**
 * A spot of the layout: a tap puts the chip in hand on it. It renders again only when something on it has changed. What lies on it is
 * its description, not hidden text: an attribute has nothing laid out (decision 0243).
 */
const Spot = memo(function Spot(props: SpotProps) {
  const { spot, table, confirmed, placed, crowd, isWinner, isOpen, takes, isNext, onPlace } = props
  const text = useText(baccaratText)
  const said = [
    ...(confirmed > 0n ? [text.confirmedOn(formatWholeAmount(confirmed))] : []),
    ...(placed > 0n ? [text.chipsOn(formatWholeAmount(placed))] : []),
  ]
  return (
    <button
      type="button"
      className={styles.spot}
      data-spot={spot}
      data-play={isNext ? 1 : undefined}
      data-win={isWinner}
      aria-description={said.join(', ') || undefined}
      disabled={!isOpen || !takes}
      onClick={() => onPlace(spot)}
    >
      {spot === 'player' ? <Luan className={styles.bird} /> : null}
      {spot === 'banker' ? <Phoenix className={styles.bird} /> : null}
      <span className={styles.name}>{text.spots[spot]}</span>
      <span className={`num ${styles.odds}`}>
        <span className="sr-only">{text.pays} </span>
        {spotOdds(spot, table)}
      </span>
      {takes ? null : <span className="sr-only">{text.sizeClosed}</span>}
      <span className={styles.over}>
        <span className={styles.stakes}>
          {crowd > 0n ? <span className={`num ${styles.crowd}`}>{formatWholeAmount(crowd)}</span> : null}
          {confirmed > 0n ? (
            <ChipStack set={BACCARAT_CHIPS} amount={confirmed} className={styles.confirmed} />
          ) : null}
          {placed > 0n ? <ChipStack set={BACCARAT_CHIPS} amount={placed} className={styles.placed} /> : null}
        </span>
      </span>
    </button>
  )
})

/** The chips of a bet whose hand is over, while the table still shows it. */
const ownChips = ({ own }: Bets) =>
  (own?.chips ?? []).map(({ spot, amount }) => ({ spot, stake: toMinor(amount) }))
