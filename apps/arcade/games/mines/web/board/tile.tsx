import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { memo } from 'react'
import { minesText } from '../../text.ts'
import styles from './tile.module.css'
import type { TileLook } from './tile-face.ts'

interface TileProps {
  readonly tile: number
  readonly look: TileLook
  /** Its place in the pattern of automatic play, from 1; 0 when it is not in it. */
  readonly order: number
  /** Whether a press puts it into the pattern, or takes it out. */
  readonly isChoosing: boolean
  readonly onPick: (tile: number) => void
}

/** The button of a tile. What the tile shows is drawn on the canvas below it. */
export const Tile = memo(function Tile({ tile, look, order, isChoosing, onPick }: TileProps) {
  const text = useText(minesText)
  return (
    <button
      type="button"
      className={classNames(styles.tile, order > 0 && styles.chosen)}
      aria-label={`${text.tile(Math.floor(tile / 5) + 1, (tile % 5) + 1)}, ${text[stateOf[look]]}`}
      data-tile={tile}
      aria-pressed={isChoosing ? order > 0 : undefined}
      aria-disabled={look !== 'ready'}
      onClick={() => onPick(tile)}
    >
      {order > 0 ? <span className={`num ${styles.order}`}>{order}</span> : null}
    </button>
  )
})

const stateOf = {
  closed: 'closed',
  ready: 'closed',
  gem: 'gem',
  hit: 'hit',
  'unseen-gem': 'gem',
  'unseen-mine': 'mine',
} as const satisfies Record<TileLook, string>
