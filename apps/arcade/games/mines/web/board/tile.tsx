import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { memo } from 'react'
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

/** A tile that flips open. Both pictures that it may show are always there: turning many tiles changes only what is seen. */
export const Tile = memo(function Tile(props: TileProps) {
  const { tile, look, isPending, order, isChoosing, onPick } = props
  const text = useText(minesText)
  const isReady = look === 'ready'
  const face = isReady ? 'closed' : look
  const isClosed = face === 'closed'
  const isMine = face === 'hit' || face === 'unseen-mine'
  const state = isClosed ? text.closed : face === 'hit' ? text.hit : isMine ? text.mine : text.gem
  return (
    <button
      type="button"
      className={classNames(
        styles.tile,
        !isClosed && styles.open,
        face.startsWith('unseen') && styles.unseen,
        isPending && styles.pending,
        isReady && styles.ready,
        order > 0 && styles.chosen,
      )}
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
          <span className={styles.glint} />
          <span className={styles.mark} />
        </span>
        <span className={classNames(styles.back, face === 'hit' && styles.burnt)}>
          <TileArt art={gemOf(tile)} isShown={!isClosed && !isMine} />
          <TileArt art="bomb" isShown={isMine} />
        </span>
        {order > 0 ? <span className={`num ${styles.order}`}>{order}</span> : null}
        {face === 'hit' ? <MineArt art="blast-star" className={styles.blast} /> : null}
        {face === 'gem' ? <span className={styles.ring} /> : null}
      </span>
    </button>
  )
})

function TileArt({ art, isShown }: { readonly art: string; readonly isShown: boolean }) {
  return <MineArt art={art} className={classNames(styles.art, isShown && styles.shown)} isHidden={!isShown} />
}
