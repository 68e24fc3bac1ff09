import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { InfoList, InfoSection } from '../../../../web/shared/menu/info-blocks.tsx'
import { plinkoMode, plinkoRtp } from '../../info.ts'
import { plinkoInfoText } from '../../info-text.ts'
import { PLINKO_MAX_BALLS, PLINKO_ROUND_MAX } from '../../limits.ts'
import { PLINKO_RISKS, PLINKO_ROWS } from '../../payouts.ts'
import { formatTenths, plinkoOdds } from '../../rules.ts'
import styles from './plinko-info.module.css'

/** The info page: rules, and the return of every board. */
export function PlinkoInfo() {
  const text = useText(plinkoInfoText)
  return (
    <>
      <InfoSection title={text.how}>
        <InfoList items={text.howList(PLINKO_MAX_BALLS, formatWholeAmount(PLINKO_ROUND_MAX))} />
      </InfoSection>
      <InfoSection title={text.fair}>
        <InfoList items={text.fairList} />
      </InfoSection>
      <InfoSection title={text.boards}>
        <table className={`num ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{text.rows}</th>
              {PLINKO_RISKS.map((each) => (
                <th key={each} scope="col">
                  {text.risks[each]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PLINKO_ROWS.map((count) => (
              <tr key={count}>
                <th scope="row">{count}</th>
                {PLINKO_RISKS.map((each) => (
                  <td key={each}>
                    {plinkoRtp(plinkoMode(count, each))}%
                    <small>{formatTenths(plinkoOdds(count, each).best.tenths)}×</small>
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
