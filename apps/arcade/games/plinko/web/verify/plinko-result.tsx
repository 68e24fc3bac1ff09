import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import type { VerifiedRound } from '../../../../src/games/game-module.ts'
import { fallsRight, formatTenths, slotOfPath } from '../../rules.ts'
import type { PlinkoView } from '../../schemas.ts'
import { slotLabelStyle } from '../board/slot-colour.ts'
import styles from './plinko-result.module.css'
import { plinkoVerifyText } from './verify-text.ts'

/** A recomputed round: its payout, and the path of each ball. */
export function PlinkoResult({ round }: { readonly round: VerifiedRound<PlinkoView> }) {
  const text = useText(plinkoVerifyText)
  const { rows, paths, multipliers } = round.view
  return (
    <>
      <p className={styles.total}>
        {text.paid} <b className="num">{formatAmount(round.paid)}</b>
      </p>
      <p className={styles.note}>{text.each}</p>
      <ol className={`num ${styles.list}`} aria-label={text.path}>
        {paths.map((path, index) => {
          const slot = slotOfPath(path, rows)
          return (
            <li key={`ball-${index.toString()}`}>
              <span>
                {Array.from({ length: rows }, (_, row) => (fallsRight(path, row) ? '→' : '←')).join('')}
              </span>
              <b style={slotLabelStyle(slot, rows)}>{formatTenths(multipliers[slot] ?? 0)}×</b>
            </li>
          )
        })}
      </ol>
    </>
  )
}
