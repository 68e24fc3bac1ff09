import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { InfoList, InfoSection } from '../../../../web/shared/menu/info-blocks.tsx'
import { sicBoInfoText } from '../../info-text.ts'
import { SIC_BO_LIMITS, sicBoRtp } from '../../limits.ts'
import { spotReturn } from '../../rules.ts'
import { FACES, SPOT_KINDS, SPOTS, type SpotKind } from '../../spots.ts'
import styles from './sic-bo-info.module.css'

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
  const text = useText(sicBoInfoText)
  return (
    <table className={`num ${styles.table}`}>
      <thead>
        <tr>
          {[text.bet, text.payout, text.chance, text.rtp, text.limits].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SPOT_KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{text.names[kind]}</th>
            <td>{paysOf(kind)}</td>
            <td>{chanceOf(kind)}</td>
            <td>{sicBoRtp(kind)}%</td>
            <td>
              {formatWholeAmount(SIC_BO_LIMITS[kind].min)}–{formatWholeAmount(SIC_BO_LIMITS[kind].max)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const spotOf = (kind: SpotKind) => SPOTS.find((spot) => spot.kind === kind)

const paysOf = (kind: SpotKind): string => (kind === 'single' ? '1·2·3:1' : `${spotOf(kind)?.pays ?? 0}:1`)

function chanceOf(kind: SpotKind): string {
  const covers = spotOf(kind)?.covers
  const hits = covers === undefined ? 0 : ALL_ROLLS.filter((dice) => spotReturn(covers, dice) > 0).length
  return `${hits}/${ALL_ROLLS.length}`
}
