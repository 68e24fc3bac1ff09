import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import type { VerifiedRound } from '../../../../src/games/game-module.ts'
import type { NeonSevensView } from '../../schemas.ts'
import { neonSevensText } from '../../text.ts'
import { SymbolArt, SymbolSprites } from '../art/symbol-sprites.tsx'
import styles from './verified-spin.module.css'
import { neonSevensVerifyText } from './verify-text.ts'

/** A recomputed spin: its stops, symbols and lines. */
export function VerifiedSpin({ round }: { readonly round: VerifiedRound<NeonSevensView> }) {
  const text = useText(neonSevensVerifyText)
  const { symbols } = useText(neonSevensText)
  const { stops, grid, line_wins } = round.view
  return (
    <>
      <SymbolSprites />
      <p className={styles.line}>
        {text.stops} <b className="num">{stops.join(' · ')}</b>
      </p>
      <div className={styles.grid}>
        {[0, 1, 2].flatMap((row) =>
          grid.map((column, reel) => {
            const symbol = column[row] ?? 'orange'
            return (
              <span
                key={`${reel.toString()}-${row.toString()}`}
                role="img"
                aria-label={symbols[symbol]}
                className={styles.cell}
              >
                <SymbolArt symbol={symbol} className={styles.art} />
              </span>
            )
          }),
        )}
      </div>
      <ul className={styles.wins}>
        {line_wins.length === 0 ? <li>{text.none}</li> : null}
        {line_wins.map(({ line, symbol, win }) => (
          <li key={line} className="num">
            {text.line(line + 1, symbols[symbol], formatAmount(win))}
          </li>
        ))}
      </ul>
      <p className={styles.line}>
        {text.total} <b className="num">{formatAmount(round.paid)}</b>
      </p>
    </>
  )
}
