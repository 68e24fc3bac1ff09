import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import { type CSSProperties, memo } from 'react'
import type { MinesRound } from '../../schemas.ts'
import { minesText } from '../../text.ts'
import { roundMultiplier } from '../multiplier-label.ts'
import styles from './tile-note.module.css'

const COLUMNS = 5

/** The outcome of the last opened tile, shown beside it. Hidden from screen readers, which get the game's announcements. */
export const TileNote = memo(function TileNote({ round }: { readonly round: MinesRound | null }) {
  const text = useText(minesText)
  const tile = round?.hit_tile ?? round?.picks.at(-1)
  if (round === null || tile === undefined) return null
  const isHit = round.hit_tile !== null
  if (!isHit && round.status !== 'open') return null
  const place = { row: Math.floor(tile / COLUMNS), column: tile % COLUMNS }
  return (
    <div key={`${round.round_id}-${round.picks.length}`} className={styles.place} aria-hidden="true">
      <p
        className={classNames(
          styles.note,
          isHit ? styles.hit : styles.gem,
          place.row === 0 ? styles.below : styles.above,
          place.column === 0 && styles.atStart,
          place.column === COLUMNS - 1 && styles.atEnd,
        )}
        style={{ '--row': place.row, '--column': place.column } as CSSProperties}
      >
        {isHit ? text.lostTitle : text.tilePays(roundMultiplier(round), formatAmount(round.payout ?? '0.00'))}
      </p>
    </div>
  )
})
