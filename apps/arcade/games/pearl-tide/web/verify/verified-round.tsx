import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import type { VerifiedRound as Recomputed } from '../../../../src/games/game-module.ts'
import type { PearlTideStep, PearlTideView } from '../../schemas.ts'
import { SYMBOL_LETTERS, SYMBOLS } from '../../symbols.ts'
import { pearlTideText } from '../../text.ts'
import { SymbolArt, SymbolSprites } from '../art/symbol-sprites.tsx'
import styles from './verified-round.module.css'
import { pearlTideVerifyText } from './verify-text.ts'

/** A recomputed round: every grid of every spin with its clusters and what they pay. */
export function VerifiedRound({ round }: { readonly round: Recomputed<PearlTideView> }) {
  const text = useText(pearlTideVerifyText)
  const { spins, is_capped } = round.view
  return (
    <>
      <SymbolSprites />
      <p className={styles.total}>
        {text.total} <b className="num">{formatAmount(round.paid)}</b>
        {is_capped ? <span> ({text.capped})</span> : null}
      </p>
      <ol className={styles.spins}>
        {spins.map((spin, index) => (
          <li key={`spin-${index.toString()}`}>
            <p className={styles.caption}>
              <b>{text.spin(index)}</b>
              <span className="num">{text.clams(spin.clams)}</span>
              <span className="num">
                {text.win} {formatAmount(spin.win)}
              </span>
            </p>
            <ol className={styles.steps}>
              {spin.steps.map((step) => (
                <StepResult key={step.grid.join('')} step={step} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </>
  )
}

function StepResult({ step }: { readonly step: PearlTideStep }) {
  const text = useText(pearlTideVerifyText)
  const { symbols } = useText(pearlTideText)
  const paying = new Set(step.clusters.flatMap(({ cells }) => cells))
  return (
    <li className={styles.step}>
      <div className={styles.grid}>
        {Array.from(step.grid.join(''), (letter, cell) => {
          const symbol = SYMBOLS[SYMBOL_LETTERS.indexOf(letter)] ?? 'kelp'
          return (
            <span
              key={`cell-${cell.toString()}`}
              role="img"
              aria-label={symbols[symbol]}
              className={classNames(styles.cell, paying.has(cell) && styles.paying)}
            >
              <SymbolArt symbol={symbol} className={styles.art} />
            </span>
          )
        })}
      </div>
      <ul className={`num ${styles.wins}`}>
        <li>{step.clusters.length === 0 ? text.none : text.multiplier(step.multiplier)}</li>
        {step.clusters.map(({ symbol, cells, win }) => (
          <li key={cells.join(' ')}>{text.cluster(symbols[symbol], cells.length, formatAmount(win))}</li>
        ))}
      </ul>
    </li>
  )
}
