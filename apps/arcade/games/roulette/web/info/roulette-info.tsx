import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { InfoFacts, InfoListSection, InfoSection } from '../../../../web/shared/menu/info-blocks.tsx'
import { InfoTable } from '../../../../web/shared/menu/info-table.tsx'
import { rouletteInfoText } from '../../info-text.ts'
import { ROULETTE_LIMITS, type RouletteTableId } from '../../limits.ts'
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
      <InfoFacts facts={[[text.pockets, '0–36']]} />
      <InfoListSection title={text.how} items={text.howList} />
      <InfoSection title={text.pays}>
        <PayTable />
      </InfoSection>
      {sections.map(([title, items]) => (
        <InfoListSection key={title} title={title} items={items} />
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
    <InfoTable
      layout="dense"
      columns={[text.bet, text.payout, text.chance, text.limits, text.limitsFrench]}
      rows={SPOT_KINDS.map((kind) => ({
        key: kind,
        header: names.kinds[kind],
        cells: [
          `${PAYOUTS[kind]}:1`,
          text.chances(SPOTS.find((spot) => spot.kind === kind)?.numbers.length ?? 0),
          limits('european', kind),
          limits('french', kind),
        ],
      }))}
    />
  )
}
