import { useText } from '@gamehall/web-client/i18n/text.ts'
import { InfoFacts, InfoListSection, InfoSection } from '../../../../web/shared/menu/info-blocks.tsx'
import { InfoTable } from '../../../../web/shared/menu/info-table.tsx'
import { minesInfoText } from '../../info-text.ts'
import { MINES_TILES } from '../../rules.ts'
import { multiplierLabel } from '../multiplier-label.ts'

const rows = [1, 2, 3, 5, 8, 12, 16, 20, 24]
const steps = [1, 2, 3, 4, 5]

/** The info page: declared figures, rules and the multipliers of the first five tiles. */
export function MinesInfo() {
  const text = useText(minesInfoText)
  return (
    <>
      <InfoFacts facts={[[text.grid, `${MINES_TILES}`]]} />
      <InfoListSection title={text.how} items={text.howList} />
      <InfoListSection title={text.math} items={text.mathList} />
      <InfoSection title={text.table}>
        <InfoTable
          columns={[text.mines, ...steps]}
          layout="compact"
          rows={rows.map((mines) => ({
            key: mines,
            header: mines,
            cells: steps.map((step) => (step > MINES_TILES - mines ? '–' : multiplierLabel(mines, step))),
          }))}
        />
      </InfoSection>
      <InfoListSection title={text.turnover} items={text.turnoverList} />
    </>
  )
}
