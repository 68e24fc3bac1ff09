import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { InfoFacts, InfoList, InfoSection } from '../../../../web/shared/menu/info-blocks.tsx'
import tableStyles from '../../../../web/shared/menu/info-table.module.css'
import { rouletteInfoText } from '../../info-text.ts'
import { ROULETTE_LIMITS, ROULETTE_ROUND_MAX, type RouletteTableId } from '../../limits.ts'
import { PAYOUTS, SPOT_KINDS, SPOTS, type SpotKind } from '../../spots.ts'
import { rouletteText } from '../../text.ts'

/** The info page: exact figures, payouts with odds and limits of each spot, and the rules. */
export function RouletteInfo() {
  const text = useText(rouletteInfoText)
  const sections = [
    [text.half, text.halfList],
    [text.sectors, text.sectorList],
    [text.turnover, text.turnoverList],
    [text.fair, text.fairList],
  ] as const
  return (
    <>
      <InfoFacts
        facts={[
          [text.pockets, '0–36'],
          [text.roundMax, formatWholeAmount(ROULETTE_ROUND_MAX)],
        ]}
      />
      <InfoSection title={text.how}>
        <InfoList items={text.howList} />
      </InfoSection>
      <InfoSection title={text.pays}>
        <PayTable />
      </InfoSection>
      {sections.map(([title, items]) => (
        <InfoSection key={title} title={title}>
          <InfoList items={items} />
        </InfoSection>
      ))}
    </>
  )
}

function PayTable() {
  const text = useText(rouletteInfoText)
  const names = useText(rouletteText)
  const limits = (table: RouletteTableId, kind: SpotKind) => {
    const { min, max } = ROULETTE_LIMITS[table][kind]
    return names.range(formatWholeAmount(min), formatWholeAmount(max))
  }
  return (
    <table className={`num ${tableStyles.table} ${tableStyles.dense}`}>
      <thead>
        <tr>
          {[text.bet, text.payout, text.chance, text.limits, text.limitsFrench].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SPOT_KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{names.kinds[kind]}</th>
            <td>{`${PAYOUTS[kind]}:1`}</td>
            <td>{text.chances(SPOTS.find((spot) => spot.kind === kind)?.numbers.length ?? 0)}</td>
            <td>{limits('european', kind)}</td>
            <td>{limits('french', kind)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
