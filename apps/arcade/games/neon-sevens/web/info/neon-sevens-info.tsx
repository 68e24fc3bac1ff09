import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount, formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { InfoFacts, InfoListSection, InfoSection } from '../../../../web/shared/menu/info-blocks.tsx'
import { SlotTurnover } from '../../../../web/shared/menu/slot-turnover.tsx'
import { toMinor } from '../../../../web/shared/money/wire-money.ts'
import { NEON_SEVENS_INFO } from '../../info.ts'
import { neonSevensInfoText } from '../../info-text.ts'
import { LANTERN_FACTOR, PAYTABLE, TWO_CHERRIES_PAY } from '../../paytable.ts'
import { LINES, PAYING_SYMBOLS } from '../../symbols.ts'
import { neonSevensText } from '../../text.ts'
import { SymbolArt } from '../art/symbol-sprites.tsx'
import type { NeonSevensController } from '../neon-sevens-types.ts'
import { LINE_COLOURS } from '../reels/win-lines.tsx'
import styles from './neon-sevens-info.module.css'

const { stops, winningStops, bigWinStops, deviation } = NEON_SEVENS_INFO
const percentOf = (count: number) => `${((count / stops) * 100).toFixed(2)}%`
const oneIn = (count: number) => Math.round(stops / count).toLocaleString('en')

/** The info page: declared figures, rules, payouts at the chosen stake, and the odds. */
export function NeonSevensInfo({ game }: { readonly game: NeonSevensController }) {
  const text = useText(neonSevensInfoText)
  return (
    <>
      <InfoFacts facts={[[text.winRate, percentOf(winningStops)]]} />
      <InfoListSection title={text.how} items={text.howList} />
      <InfoListSection title={text.special} items={text.specialList} />
      <Payouts bet={game.draft.bet} />
      <LineMap />
      <InfoSection title={text.odds}>
        <InfoFacts
          facts={[10, 25, 50].map((times, index) => [
            text.tier(times),
            text.oneIn(oneIn(bigWinStops[index] ?? 1)),
          ])}
        />
      </InfoSection>
      <InfoListSection
        title={text.exact}
        items={text.exactList(stops.toLocaleString('en'), deviation.toFixed(2))}
      />
      <SlotTurnover />
    </>
  )
}

function Payouts({ bet }: { readonly bet: string }) {
  const text = useText(neonSevensInfoText)
  const names = useText(neonSevensText)
  const lineStake = toMinor(bet) / BigInt(LINES.length)
  const priceOf = (times: number) => formatAmount(lineStake * BigInt(times))
  return (
    <InfoSection title={text.paytable}>
      <p className={styles.note}>{text.paytableNote(formatWholeAmount(bet))}</p>
      <table className={`num ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{text.symbol}</th>
            <th scope="col">{text.three}</th>
            <th scope="col">{text.withLantern}</th>
          </tr>
        </thead>
        <tbody>
          {PAYING_SYMBOLS.map((symbol) => (
            <tr key={symbol}>
              <th scope="row">
                <SymbolArt symbol={symbol} className={styles.art} />
                {names.symbols[symbol]}
              </th>
              <td>{priceOf(PAYTABLE[symbol])}</td>
              <td>{priceOf(PAYTABLE[symbol] * LANTERN_FACTOR)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">
              <SymbolArt symbol="cherry" className={styles.art} />
              {names.twoCherries}
            </th>
            <td>{priceOf(TWO_CHERRIES_PAY)}</td>
            <td>–</td>
          </tr>
        </tbody>
      </table>
    </InfoSection>
  )
}

function LineMap() {
  const text = useText(neonSevensInfoText)
  const names = useText(neonSevensText)
  return (
    <InfoSection title={text.lineMap}>
      <ol className={styles.lines}>
        {LINES.map((rows, line) => (
          <li key={rows.join('')} aria-label={names.line(line + 1)}>
            <svg viewBox="0 0 30 30" aria-hidden="true">
              <path d="M10 0v30M20 0v30M0 10h30M0 20h30" className={styles.grid} />
              <polyline
                points={rows.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ')}
                stroke={LINE_COLOURS[line]}
                className={styles.line}
              />
            </svg>
            <span className="num">{line + 1}</span>
          </li>
        ))}
      </ol>
    </InfoSection>
  )
}
