import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useCallback, useEffect, useRef } from 'react'
import { animate } from '../../../../web/shared/motion/animate.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { minesText } from '../../text.ts'
import { toggleTile } from '../auto/patterns.ts'
import type { MinesController } from '../mines-types.ts'
import { pickTile } from '../pick-tile.ts'
import styles from './board.module.css'
import { ResultCard } from './result-card.tsx'
import { TileCanvas } from './tile-canvas.tsx'
import { type TileLook, tileFace } from './tile-face.ts'
import { TileNote } from './tile-note.tsx'
import { Tiles } from './tiles.tsx'

const tiles = Array.from({ length: 25 }, (_, tile) => tile)
const MIDDLE = 12

/** The 5 × 5 board, and the result when a round is over. */
export function Board({ game }: { readonly game: MinesController }) {
  const { sounds } = useGameKit()
  const text = useText(minesText)
  const { round } = game.scene
  const pending = game.pendingAction?.kind === 'pick' ? game.pendingAction.tile : null
  const frame = useRef<HTMLDivElement>(null)
  const hitTile = round?.hit_tile ?? null
  useEffect(() => {
    if (hitTile === null) return
    void animate(
      frame.current,
      [0, -9, 8, -6, 5, -3, 0].map((x, i) => ({ transform: `translate(${x}px, ${i % 2 === 0 ? 0 : 3}px)` })),
      { duration: 460 },
    )
  }, [hitTile])
  const { pattern, isChoosing } = game.draft
  const toggle = (tile: number) => {
    sounds.click()
    game.setDraft((before) => ({ ...before, pattern: toggleTile(before.pattern, tile) }))
  }
  const order = (tile: number) =>
    isChoosing || (game.autoplay !== null && tileFace(round, tile) === 'closed')
      ? pattern.indexOf(tile) + 1
      : 0
  const isPlayable = round?.status === 'open' && !game.isReplay && game.autoplay === null
  const look = (tile: number): TileLook => {
    if (isChoosing) return 'ready'
    const face = tileFace(round, tile)
    return face === 'closed' && isPlayable ? 'ready' : face
  }
  const looks = tiles.map(look)
  const pick = useRef((_tile: number) => {})
  pick.current = (tile) => {
    if (isChoosing) toggle(tile)
    else if (look(tile) === 'ready') pickTile(game, tile)
  }
  const onPick = useCallback((tile: number) => pick.current(tile), [])
  return (
    <div ref={frame} className={styles.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would add a form's meaning to a playing board. */}
      <div className={styles.board} role="group" aria-label={text.board} aria-busy={game.isBusy}>
        <TileCanvas sight={{ looks, pending, from: hitTile ?? round?.picks.at(-1) ?? MIDDLE }} />
        <Tiles looks={looks} orders={tiles.map(order)} isChoosing={isChoosing} onPick={onPick} />
      </div>
      <div className={styles.results}>
        {isChoosing ? null : <TileNote round={round} />}
        {isChoosing ? null : <ResultCard round={round} />}
      </div>
      <p className={styles.note} role="status">
        {game.isResumed ? text.resumed : ''}
      </p>
    </div>
  )
}
