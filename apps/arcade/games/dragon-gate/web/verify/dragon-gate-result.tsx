import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import type { VerifiedRound } from '../../../../src/games/game-module.ts'
import type { DragonGateView } from '../../schemas.ts'
import { SymbolArt, SymbolSprites } from '../art/symbol-sprites.tsx'
import styles from './dragon-gate-result.module.css'
import { dragonGateVerifyText } from './verify-text.ts'

/** A recomputed round: every spin with its stops, symbols and win. */
export function DragonGateResult({ round }: { readonly round: VerifiedRound<DragonGateView> }) {
  const text = useText(dragonGateVerifyText)
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
          <li key={`${index.toString()}-${spin.stops.join('-')}`}>
            <p className={styles.caption}>
              <b>{text.spin(index)}</b>
              <span className="num">
                {text.stops} {spin.stops.join(' · ')}
              </span>
              <span className="num">
                {text.win} {formatAmount(spin.win)}
              </span>
            </p>
            <SpinGrid spin={spin} />
          </li>
        ))}
      </ol>
    </>
  )
}

function SpinGrid({ spin }: { readonly spin: DragonGateView['spins'][number] }) {
  return (
    <div className={styles.grid}>
      {[0, 1, 2].flatMap((row) =>
        spin.grid.map((column, reel) => {
          const symbol = spin.expanded_reels.includes(reel) ? 'dragon' : column[row]
          return symbol === undefined ? null : (
            <span
              key={`${reel.toString()}-${row.toString()}`}
              role="img"
              aria-label={symbol}
              className={styles.cell}
            >
              <SymbolArt symbol={symbol} className={styles.art} />
            </span>
          )
        }),
      )}
    </div>
  )
}
