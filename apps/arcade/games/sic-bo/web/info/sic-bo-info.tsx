import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { InfoListSection, InfoSection } from '../../../../web/shared/menu/info-blocks.tsx'
import { InfoTable } from '../../../../web/shared/menu/info-table.tsx'
import { sicBoInfoText } from '../../info-text.ts'
import { SIC_BO_LIMITS, SIC_BO_RETURNS } from '../../limits.ts'
import { spotReturn } from '../../rules.ts'
import { FACES, SPOT_KINDS, SPOTS, type SpotKind } from '../../spots.ts'
import { sicBoText } from '../../text.ts'

const ALL_ROLLS = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => [a, b, c] as const)))

/** Payouts with odds, returns and limits of each spot, and the rules. */
export function SicBoInfo() {
  const text = useText(sicBoInfoText)
  const sections = [
    [text.turnover, text.turnoverList],
    [text.fair, text.fairList],
  ] as const
  return (
    <>
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
  const text = useText(sicBoInfoText)
  const { odds } = useText(sicBoText)
  return (
    <InfoTable
      layout="compact"
      columns={[text.bet, text.payout, text.chance, text.rtp, text.limits]}
      rows={SPOT_KINDS.map((kind) => {
        const { min, max } = SIC_BO_LIMITS[kind]
        return {
          key: kind,
          header: text.names[kind],
          cells: [
            kind === 'single' ? '1/2/3' : odds(spotOf(kind)?.pays ?? 0),
            chanceOf(kind),
            `${SIC_BO_RETURNS.rtp(kind)}%`,
            `${formatWholeAmount(min)}–${formatWholeAmount(max)}`,
          ],
        }
      })}
    />
  )
}

const spotOf = (kind: SpotKind) => SPOTS.find((spot) => spot.kind === kind)

function chanceOf(kind: SpotKind): string {
  const covers = spotOf(kind)?.covers
  const hits = covers === undefined ? 0 : ALL_ROLLS.filter((dice) => spotReturn(covers, dice) > 0).length
  return `${hits}/${ALL_ROLLS.length}`
}
