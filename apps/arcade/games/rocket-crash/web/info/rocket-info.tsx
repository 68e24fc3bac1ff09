import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { InfoListSection, InfoSection } from '../../../../web/shared/menu/info-blocks.tsx'
import { InfoTable } from '../../../../web/shared/menu/info-table.tsx'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { rocketInfoText } from '../../info-text.ts'
import { formatMultiplier } from '../../rules.ts'

const EXAMPLES = [101, 150, 200, 300, 500, 1_000, 5_000, 10_000, 100_000]
const RETURN_PERCENT = 99

/** The info page: declared figures, rules, odds, and where a flight ends by itself. */
export function RocketInfo() {
  const { session } = useGameKit()
  const text = useText(rocketInfoText)
  const maxWin = formatWholeAmount(session.max_win)
  return (
    <>
      <InfoListSection title={text.how} items={text.howList} />
      <InfoListSection title={text.math} items={text.mathList} />
      <InfoSection title={text.odds}>
        <InfoTable
          columns={[text.reach, text.chance]}
          rows={EXAMPLES.map((multiplier) => ({
            key: multiplier,
            header: `${formatMultiplier(multiplier)}×`,
            cells: [`${((RETURN_PERCENT * 100) / multiplier).toFixed(3)}%`],
          }))}
        />
      </InfoSection>
      <InfoListSection title={text.caps} items={text.capList(maxWin)} />
      <InfoListSection title={text.turnover} items={text.turnoverList} />
    </>
  )
}
