import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { memo } from 'react'
import { chipLabel } from '../../../web/shared/chips/chip-set.ts'
import { toMinor } from '../../../web/shared/money/wire-money.ts'
import { SymbolImage } from '../../../web/shared/sprites/symbol-images.tsx'
import { LANTERN_FACTOR, PAYTABLE, TWO_CHERRIES_PAY } from '../paytable.ts'
import { LINES, PAYING_SYMBOLS, type PayingSymbol } from '../symbols.ts'
import { neonSevensText } from '../text.ts'
import { spriteId } from './art/symbol-sprites.tsx'
import type { NeonSevensScene } from './neon-sevens-types.ts'
import styles from './paytable.module.css'

interface PaytableProps {
  /** Of a spin, a wire amount. */
  readonly stake: string
  /** The lines of a win that is shown. */
  readonly paidLines: NeonSevensScene['lineWins']
}

/** What each symbol pays on a line at the chosen stake; always in sight. */
export const Paytable = memo(function Paytable({ stake, paidLines }: PaytableProps) {
  const text = useText(neonSevensText)
  const lineStake = toMinor(stake) / BigInt(LINES.length)
  const isPaid = (symbol: PayingSymbol) => paidLines.some((win) => win.symbol === symbol)
  return (
    <dl className={styles.table} aria-label={text.paytable}>
      {PAYING_SYMBOLS.map((symbol) => (
        <div key={symbol} className={classNames(styles.entry, isPaid(symbol) && styles.paid)}>
          <dt className={styles.symbol}>
            <SymbolImage id={spriteId(symbol)} className={styles.art} />
            <span className="sr-only">
              {text.symbols[symbol]}, {text.paytableNote}
            </span>
          </dt>
          <dd className={`num ${styles.price}`}>
            <Price amount={lineStake * BigInt(PAYTABLE[symbol])} />
          </dd>
          {symbol === 'cherry' ? (
            <dd className={`num ${styles.two}`}>
              <span aria-hidden="true">{text.two}</span>
              <span className="sr-only">{text.twoCherries}</span>{' '}
              <Price amount={lineStake * BigInt(TWO_CHERRIES_PAY)} />
            </dd>
          ) : null}
        </div>
      ))}
      <div className={classNames(styles.entry, paidLines.some((win) => win.has_lantern) && styles.paid)}>
        <dt className={styles.symbol}>
          <SymbolImage id={spriteId('lantern')} className={styles.art} />
          <span className="sr-only">{text.symbols.lantern}</span>
        </dt>
        <dd className={styles.price}>
          <span className={styles.wild} aria-hidden="true">
            <span>WILD</span>
            <span>×{LANTERN_FACTOR}</span>
          </span>
          <span className="sr-only">{text.lanternNote}</span>
        </dd>
      </div>
    </dl>
  )
})

/** Shortened as on a chip: a place is too narrow for the prices of the highest stakes. */
function Price({ amount }: { readonly amount: bigint }) {
  const label = chipLabel(amount)
  const whole = formatWholeAmount(amount)
  if (label === whole) return label
  return (
    <>
      <span aria-hidden="true">{label}</span>
      <span className="sr-only">{whole}</span>
    </>
  )
}
