import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { InfoListSection, InfoSection } from '../../../../web/shared/menu/info-blocks.tsx'
import { InfoTable } from '../../../../web/shared/menu/info-table.tsx'
import { baccaratInfoText } from '../../info-text.ts'
import { SPOT_LIMITS, TABLE_SPOTS } from '../../limits.ts'
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
  return (
    <>
      <InfoSection title={text.pays}>
        <PayTable />
        <p className={styles.note}>{text.exact}</p>
      </InfoSection>
      <InfoListSection title={text.how} items={text.howList} />
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
        <InfoListSection key={title} title={title} items={items} />
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
    <InfoTable
      layout="dense"
      columns={[text.spot, text.odds, text.chance, text.rtp, text.limit]}
      rows={rows.map(([table, spot]) => {
        const { min, max } = SPOT_LIMITS[spot]
        const name = names.spots[spot]
        return {
          key: `${table}-${spot}`,
          header: table === 'super_six' ? text.atTable(name, names.tables.super_six) : name,
          cells: [
            spotOdds(spot, table),
            `${SPOT_CHANCE[spot]}%`,
            `${spotRtp(table, spot)}%`,
            `${formatWholeAmount(min)}–${formatWholeAmount(max)}`,
          ],
        }
      })}
    />
  )
}

/** When the banker draws after the player drew, from the rules themselves. */
function DrawTable() {
  const text = useText(baccaratInfoText)
  return (
    <InfoTable
      layout="dense"
      columns={[text.bankerHas, text.drawsTo]}
      rows={BANKER_POINTS.map((points) => {
        const thirds = THIRD_CARDS.filter((third) => bankerDraws(NO_NATURAL, points, third))
        return { key: points, header: points, cells: [thirds.length === 0 ? '–' : thirds.join(' ')] }
      })}
    />
  )
}
