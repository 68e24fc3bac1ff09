import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { InfoFacts, InfoList, InfoSection } from '../../../../web/shared/menu/info-blocks.tsx'
import tableStyles from '../../../../web/shared/menu/info-table.module.css'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { rocketInfoText } from '../../info-text.ts'
import { formatMultiplier } from '../../rules.ts'

const EXAMPLES = [101, 150, 200, 300, 500, 1_000, 5_000, 10_000, 100_000]
const RETURN_PERCENT = 99

/** The info page: declared figures, rules, odds, limits and what happens on an interruption. */
export function RocketInfo() {
  const { session } = useGameKit()
  const text = useText(rocketInfoText)
  const maxWin = formatWholeAmount(session.max_win)
  return (
    <>
      <InfoFacts facts={[[text.maxWin, maxWin]]} />
      <InfoSection title={text.how}>
        <InfoList items={text.howList} />
      </InfoSection>
      <InfoSection title={text.math}>
        <InfoList items={text.mathList} />
      </InfoSection>
      <InfoSection title={text.odds}>
        <table className={`num ${tableStyles.table}`}>
          <thead>
            <tr>
              <th scope="col">{text.reach}</th>
              <th scope="col">{text.chance}</th>
            </tr>
          </thead>
          <tbody>
            {EXAMPLES.map((multiplier) => (
              <tr key={multiplier}>
                <th scope="row">{formatMultiplier(multiplier)}×</th>
                <td>{((RETURN_PERCENT * 100) / multiplier).toFixed(3)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </InfoSection>
      <InfoSection title={text.limits}>
        <InfoList items={text.limitsList(maxWin)} />
      </InfoSection>
    </>
  )
}
