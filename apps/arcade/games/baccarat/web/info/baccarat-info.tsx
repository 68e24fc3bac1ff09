import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { InfoFacts, InfoList, InfoSection } from '../../../../web/shared/menu/info-blocks.tsx'
import tableStyles from '../../../../web/shared/menu/info-table.module.css'
import { baccaratInfoText } from '../../info-text.ts'
import {
  BACCARAT_MAX_WIN,
  BACCARAT_ROUND_MAX,
  BACCARAT_TABLE_IDS,
  SPOT_LIMITS,
  TABLE_SPOTS,
} from '../../limits.ts'
import { SPOT_CHANCE, spotRtp } from '../../return.ts'
import { bankerDraws } from '../../rules.ts'
import { baccaratText } from '../../text.ts'
import { spotOdds } from '../table/spot-odds.ts'
import styles from './baccarat-info.module.css'

const BANKER_POINTS = [0, 1, 2, 3, 4, 5, 6, 7]
const THIRD_CARDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
/** Any total of the player that is no natural. */
const NO_NATURAL = 5

/** The info page: exact figures of both tables, limits of each spot, and the rules. */
export function BaccaratInfo() {
  const text = useText(baccaratInfoText)
  const names = useText(baccaratText)
  return (
    <>
      <InfoFacts
        facts={[
          [text.roundMax, formatWholeAmount(BACCARAT_ROUND_MAX)],
          ...BACCARAT_TABLE_IDS.map(
            (table) =>
              [
                text.atTable(text.maxWin, names.tables[table]),
                formatWholeAmount(BACCARAT_MAX_WIN[table]),
              ] as const,
          ),
        ]}
      />
      <InfoSection title={text.pays}>
        <PayTable />
        <p className={styles.note}>{text.exact}</p>
      </InfoSection>
      <InfoSection title={text.how}>
        <InfoList items={text.howList} />
      </InfoSection>
      <InfoSection title={text.draws}>
        <DrawTable />
      </InfoSection>
      {(
        [
          [text.bets, text.betList],
          [text.shoe, text.shoeList],
          [text.squeeze, text.squeezeList],
          [text.turnover, text.turnoverList],
        ] as const
      ).map(([title, items]) => (
        <InfoSection key={title} title={title}>
          <InfoList items={items} />
        </InfoSection>
      ))}
    </>
  )
}

function PayTable() {
  const text = useText(baccaratInfoText)
  const names = useText(baccaratText)
  const rows = [
    ...TABLE_SPOTS.standard.map((spot) => ['standard', spot] as const),
    ['super_six', 'banker'] as const,
    ['super_six', 'super_six'] as const,
  ]
  return (
    <table className={`num ${tableStyles.table} ${tableStyles.dense}`}>
      <thead>
        <tr>
          {[text.spot, text.odds, text.chance, text.rtp, text.limit].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([table, spot]) => {
          const { min, max } = SPOT_LIMITS[spot]
          return (
            <tr key={`${table}-${spot}`}>
              <th scope="row">
                {table === 'super_six'
                  ? text.atTable(names.spots[spot], names.tables.super_six)
                  : names.spots[spot]}
              </th>
              <td>{spotOdds(spot, table)}</td>
              <td>{SPOT_CHANCE[spot]}%</td>
              <td>{spotRtp(table, spot)}%</td>
              <td>
                {formatWholeAmount(min)}–{formatWholeAmount(max)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** When the banker draws after the player drew, from the rules themselves. */
function DrawTable() {
  const text = useText(baccaratInfoText)
  return (
    <table className={`num ${tableStyles.table} ${tableStyles.dense}`}>
      <thead>
        <tr>
          <th scope="col">{text.bankerHas}</th>
          <th scope="col">{text.drawsTo}</th>
        </tr>
      </thead>
      <tbody>
        {BANKER_POINTS.map((points) => {
          const thirds = THIRD_CARDS.filter((third) => bankerDraws(NO_NATURAL, points, third))
          return (
            <tr key={points}>
              <th scope="row">{points}</th>
              <td>{thirds.length === 0 ? '–' : thirds.join(' ')}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
