import { useText } from '@gamehall/web-client/i18n/text.ts'
import { Fragment } from 'react'
import { InfoListSection, InfoSection } from '../../../../web/shared/menu/info-blocks.tsx'
import { InfoTable } from '../../../../web/shared/menu/info-table.tsx'
import { PLINKO_RETURNS, plinkoMode } from '../../info.ts'
import { plinkoInfoText } from '../../info-text.ts'
import { PLINKO_MAX_BALLS } from '../../limits.ts'
import { PLINKO_RISKS, PLINKO_ROWS } from '../../payouts.ts'
import { formatTenths, plinkoOdds } from '../../rules.ts'

/** The info page: rules, and the return of every board. */
export function PlinkoInfo() {
  const text = useText(plinkoInfoText)
  return (
    <>
      <InfoListSection title={text.how} items={text.howList(PLINKO_MAX_BALLS)} />
      <InfoListSection title={text.fair} items={text.fairList} />
      <InfoSection title={text.boards}>
        <InfoTable
          layout="centered"
          columns={[text.rows, ...PLINKO_RISKS.map((risk) => text.risks[risk])]}
          rows={PLINKO_ROWS.map((count) => ({
            key: count,
            header: count,
            cells: PLINKO_RISKS.map((risk) => (
              <Fragment key={risk}>
                {PLINKO_RETURNS.rtp(plinkoMode(count, risk))}%
                <small>{formatTenths(plinkoOdds(count, risk).best.tenths)}×</small>
              </Fragment>
            )),
          }))}
        />
      </InfoSection>
      <InfoListSection title={text.turnover} items={text.turnoverList} />
    </>
  )
}
