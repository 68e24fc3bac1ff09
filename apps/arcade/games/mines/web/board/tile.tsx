import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { type CSSProperties, memo } from 'react'
import { minesText } from '../../text.ts'
import { gemOf, MineArt } from '../art/mine-sprites.tsx'
import styles from './tile.module.css'
import type { TileLook } from './tile-face.ts'

interface TileProps {
  readonly tile: number
  readonly look: TileLook
  readonly isPending: boolean
  /** Its place in the pattern of automatic play, from 1; 0 when it is not in it. */
  readonly order: number
  /** Whether a press puts it into the pattern, or takes it out. */
  readonly isChoosing: boolean
  readonly onPick: (tile: number) => void
}

/**
 * A tile that flips open. What was not opened is a background of its back (`useUnopenedArt`), so that the end of a round adds no elements
 * and gives few a new style.
 */
export const Tile = memo(function Tile(props: TileProps) {
  const { tile, look, isPending, order, isChoosing, onPick } = props
  const text = useText(minesText)
  const isReady = look === 'ready'
  const face = isReady ? 'closed' : look
  const isClosed = face === 'closed'
  const isHit = face === 'hit'
  const state = isClosed ? text.closed : isHit ? text.hit : face === 'unseen-mine' ? text.mine : text.gem
  return (
    <button
      type="button"
      className={classNames(
        styles.tile,
        !isClosed && styles.open,
        face === 'unseen-mine' && styles.unseenMine,
        face === 'unseen-gem' && styles.unseenGem,
        isHit && styles.burnt,
        isPending && styles.pending,
        isReady && styles.ready,
        order > 0 && styles.chosen,
      )}
      style={artOf[tile]}
      aria-label={`${text.tile(Math.floor(tile / 5) + 1, (tile % 5) + 1)}, ${state}`}
      data-tile={tile}
      aria-pressed={isChoosing ? order > 0 : undefined}
      aria-disabled={!isReady}
      onClick={() => {
        if (isClosed) onPick(tile)
      }}
    >
      <span className={styles.slab}>
        <span className={styles.front}>
          <span className={styles.mark} />
        </span>
        <span className={styles.back}>
          {isHit || face === 'gem' ? (
            <MineArt art={isHit ? 'bomb' : gemOf(tile)} className={styles.art} />
          ) : null}
        </span>
        {order > 0 ? <span className={`num ${styles.order}`}>{order}</span> : null}
        {isHit ? <MineArt art="blast-star" className={styles.blast} /> : null}
        {face === 'gem' ? <span className={styles.ring} /> : null}
      </span>
    </button>
  )
})

/** The gem of each tile, one of those that the board knows. */
const artOf: readonly CSSProperties[] = Array.from(
  { length: 25 },
  (_, tile) => ({ '--gem': `var(--${gemOf(tile)}, none)` }) as CSSProperties,
)
