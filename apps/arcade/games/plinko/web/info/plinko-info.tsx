import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import type { GameProps } from '../../../../web/shared/face/game-face.ts'
import { InfoFacts, InfoList, InfoSection } from '../../../../web/shared/menu/info-blocks.tsx'
import { plinkoMode, plinkoRtp } from '../../info.ts'
import { plinkoInfoText } from '../../info-text.ts'
import { PLINKO_MAX_BALLS, PLINKO_MAX_WIN, PLINKO_ROUND_MAX } from '../../limits.ts'
import { PLINKO_RISKS, PLINKO_ROWS } from '../../payouts.ts'
import { formatTenths, plinkoOdds } from '../../rules.ts'
import type { PlinkoTypes } from '../plinko-types.ts'
import styles from './plinko-info.module.css'

/** The info page: exact figures of the chosen board, rules, and the return of every board. */
export function PlinkoInfo({ game }: GameProps<PlinkoTypes>) {
  const text = useText(plinkoInfoText)
  const { rows, risk } = game.draft
  const odds = plinkoOdds(rows, risk)
  return (
    <>
      <InfoFacts
        facts={[
          [text.rtp, `${plinkoRtp(plinkoMode(rows, risk))}%`],
          [text.hitRate, `${(odds.hitRate * 100).toFixed(2)}%`],
          [text.volatility, text.deviation(odds.deviation.toFixed(2))],
          [text.best, text.bestValue(formatTenths(odds.best.tenths), odds.best.oneIn.toLocaleString('en'))],
          [text.maxWin, formatWholeAmount(PLINKO_MAX_WIN)],
        ]}
      />
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
      <InfoSection title={text.interrupted}>
        <InfoList items={text.interruptedList} />
      </InfoSection>
    </>
  )
}
