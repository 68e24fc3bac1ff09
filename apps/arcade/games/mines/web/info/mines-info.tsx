import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { InfoFacts, InfoList, InfoSection } from '../../../../web/shared/menu/info-blocks.tsx'
import tableStyles from '../../../../web/shared/menu/info-table.module.css'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { minesInfoText } from '../../info-text.ts'
import { formatMultiplier, MINES_TILES, minesMultiplier } from '../../rules.ts'

const rows = [1, 2, 3, 5, 8, 12, 16, 20, 24]
const steps = [1, 2, 3, 4, 5]

/** The info page: declared figures, rules and the multipliers of the first five tiles. */
export function MinesInfo() {
  const { session } = useGameKit()
  const text = useText(minesInfoText)
  return (
    <>
      <InfoFacts
        facts={[
          [text.maxWin, formatWholeAmount(session.max_win)],
          [text.grid, `${MINES_TILES}`],
        ]}
      />
      <InfoSection title={text.how}>
        <InfoList items={text.howList} />
      </InfoSection>
      <InfoSection title={text.math}>
        <InfoList items={text.mathList} />
      </InfoSection>
      <InfoSection title={text.table}>
        <table className={`num ${tableStyles.table}`}>
          <thead>
            <tr>
              <th scope="col">{text.mines}</th>
              {steps.map((step) => (
                <th key={step} scope="col">
                  {step}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((mines) => (
              <tr key={mines}>
                <th scope="row">{mines}</th>
                {steps.map((step) => (
                  <td key={step}>
                    {step > MINES_TILES - mines ? '–' : formatMultiplier(minesMultiplier(mines, step))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </InfoSection>
    </>
  )
}
