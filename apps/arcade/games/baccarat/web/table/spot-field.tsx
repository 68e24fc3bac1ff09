import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { stakeOn } from '../../../../web/shared/chips/chip-layout.ts'
import { ChipStack } from '../../../../web/shared/chips/chip-stack.tsx'
import { toMinor } from '../../../../web/shared/money/wire-money.ts'
import type { TableView } from '../../../../web/shared/table/table-view.ts'
import { TABLE_SPOTS } from '../../limits.ts'
import { type BaccaratSpot, spotReturn } from '../../rules.ts'
import { baccaratText } from '../../text.ts'
import { Luan, Phoenix } from '../art/phoenix.tsx'
import type { BaccaratController } from '../baccarat-types.ts'
import type { ShownHand } from '../cards/shown-hand.ts'
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
  readonly shown: ShownHand | null
}

/** The betting layout: player, tie and banker, with the side bets around them. */
export function SpotField({ game, table, shown }: SpotFieldProps) {
  const bets = useBets(game, table)
  const crowd = stakesOfEverybody(table)
  const spots = TABLE_SPOTS[game.draft.table]
  const render = (spot: BaccaratSpot) => (
    <Spot key={spot} spot={spot} game={game} bets={bets} crowd={crowd.get(spot) ?? 0n} shown={shown} />
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
}

interface SpotProps {
  readonly spot: BaccaratSpot
  readonly game: BaccaratController
  readonly bets: Bets
  readonly crowd: bigint
  readonly shown: ShownHand | null
}

function Spot({ spot, game, bets, crowd, shown }: SpotProps) {
  const text = useText(baccaratText)
  const { table, chips } = game.draft
  const { replay } = game.scene
  const inPlay =
    replay?.chips ?? (bets.own === null ? [] : bets.own.status === 'open' ? bets.confirmed : ownChips(bets))
  const confirmed = stakeOn(inPlay, spot)
  const placed = replay === null ? stakeOn(chips, spot) : 0n
  const isWinner = shown?.isOver === true && spotReturn(spot, shown.hand, replay?.table ?? table) > 100
  const takes = bets.takes(spot)
  const said = [
    ...(confirmed > 0n ? [text.confirmedOn(formatWholeAmount(confirmed))] : []),
    ...(placed > 0n ? [text.chipsOn(formatWholeAmount(placed))] : []),
  ]
  return (
    <button
      type="button"
      className={styles.spot}
      data-spot={spot}
      data-play={bets.confirmed.length > 0 ? undefined : 1}
      data-win={isWinner}
      disabled={!bets.isOpen || !takes}
      onClick={() => bets.place([{ spot, chips: 1 }])}
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
          {crowd > 0n && replay === null ? (
            <span className={`num ${styles.crowd}`}>{formatWholeAmount(crowd)}</span>
          ) : null}
          {confirmed > 0n ? (
            <ChipStack set={BACCARAT_CHIPS} amount={confirmed} className={styles.confirmed} />
          ) : null}
          {placed > 0n ? <ChipStack set={BACCARAT_CHIPS} amount={placed} className={styles.placed} /> : null}
        </span>
        <span className={`sr-only ${styles.said}`}>{said.join(', ')}</span>
      </span>
    </button>
  )
}

/** The chips of a bet whose hand is over, while the table still shows it. */
const ownChips = ({ own }: Bets) =>
  (own?.chips ?? []).map(({ spot, amount }) => ({ spot, stake: toMinor(amount) }))
