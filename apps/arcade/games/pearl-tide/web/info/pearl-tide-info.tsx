import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import {
  InfoFacts,
  InfoList,
  InfoListSection,
  InfoSection,
} from '../../../../web/shared/menu/info-blocks.tsx'
import { SlotTurnover } from '../../../../web/shared/menu/slot-turnover.tsx'
import { toMinor } from '../../../../web/shared/money/wire-money.ts'
import { PEARL_TIDE_INFO } from '../../info.ts'
import { pearlTideInfoText } from '../../info-text.ts'
import {
  FREE_MULTIPLIER,
  FREE_SPINS,
  MAX_WIN_MULTIPLE,
  MORE_FREE_SPINS,
  PAYTABLE,
  PEARL_CLUSTER,
  SIZE_STEPS,
  UNITS_PER_STAKE,
} from '../../paytable.ts'
import { PAYING_SYMBOLS } from '../../symbols.ts'
import { pearlTideText } from '../../text.ts'
import { SymbolArt } from '../art/symbol-sprites.tsx'
import type { PearlTideController } from '../pearl-tide-types.ts'
import styles from './pearl-tide-info.module.css'

const { sample, deviation, interval } = PEARL_TIDE_INFO
const { rounds } = sample
const figure = (value: number) => Math.round(value).toLocaleString('en')
const percentOf = (count: number) => `${((count / rounds) * 100).toFixed(2)}%`

/** The info page: declared figures, rules, payouts at the chosen stake, and the odds that were sampled. */
export function PearlTideInfo({ game }: { readonly game: PearlTideController }) {
  const text = useText(pearlTideInfoText)
  const [low, high] = interval
  return (
    <>
      <InfoFacts
        facts={[
          [text.winRate, percentOf(sample.winning)],
          [text.feature, text.oneIn(figure(rounds / sample.features))],
        ]}
      />
      <InfoListSection title={text.how} items={text.howList} />
      <InfoSection title={text.pearl}>
        <SymbolArt symbol="pearl" className={styles.special} />
        <InfoList items={text.pearlList(PEARL_CLUSTER)} />
      </InfoSection>
      <InfoSection title={text.clam}>
        <SymbolArt symbol="clam" className={styles.special} />
        <InfoList items={text.clamList(FREE_SPINS, MORE_FREE_SPINS, FREE_MULTIPLIER)} />
      </InfoSection>
      <Payouts bet={game.draft.bet} />
      <Odds />
      <InfoListSection
        title={text.sampled}
        items={[
          ...text.sampledList(
            figure(rounds),
            sample.rtp.toFixed(2),
            low.toFixed(2),
            high.toFixed(2),
            deviation.toFixed(2),
          ),
          ...(sample.capped > 0 ? [] : [text.highest(figure(Math.floor(sample.highest / UNITS_PER_STAKE)))]),
          text.cap(figure(MAX_WIN_MULTIPLE)),
        ]}
      />
      <SlotTurnover />
    </>
  )
}

/** How often the sampled rounds paid at least so many times the stake. */
function Odds() {
  const text = useText(pearlTideInfoText)
  const odds = Object.entries(sample.at_least).map(([multiple, count]): [string, string] => [
    text.tier(figure(Number(multiple))),
    count === 0 ? text.never : text.oneIn(figure(rounds / count)),
  ])
  return (
    <InfoSection title={text.odds}>
      <InfoFacts facts={odds} />
    </InfoSection>
  )
}

function Payouts({ bet }: { readonly bet: string }) {
  const text = useText(pearlTideInfoText)
  const { symbols } = useText(pearlTideText)
  const unit = toMinor(bet) / BigInt(UNITS_PER_STAKE)
  return (
    <InfoSection title={text.paytable}>
      <p className={styles.note}>{text.paytableNote(formatWholeAmount(bet))}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: at high stakes the table is wider than a narrow phone, and scrolls */}
      <section className={styles.scroll} aria-label={text.paytable} tabIndex={0}>
        <table className={`num ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{text.symbol}</th>
              {PAYING_SYMBOLS.map((symbol) => (
                <th key={symbol} scope="col">
                  <SymbolArt symbol={symbol} className={styles.art} />
                  <span className="sr-only">{symbols[symbol]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SIZE_STEPS.map((size, step) => (
              <tr key={size}>
                <th scope="row">{sizeLabel(step, text.orMore)}</th>
                {PAYING_SYMBOLS.map((symbol) => (
                  <td key={symbol}>{formatWholeAmount(unit * BigInt(PAYTABLE[symbol][step] ?? 0))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </InfoSection>
  )
}

/** The cluster sizes of a row of the paytable: `8`, `9–10`, `15+`. */
function sizeLabel(step: number, orMore: (size: number) => string): string {
  const size = SIZE_STEPS[step] ?? 0
  const next = SIZE_STEPS[step + 1]
  if (next === undefined) return orMore(size)
  return next === size + 1 ? `${size}` : `${size}–${next - 1}`
}
