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
import { Tile } from './tile.tsx'
import { tileFace } from './tile-face.ts'
import { TileNote } from './tile-note.tsx'
import { useShownFaces } from './use-shown-faces.ts'

const tiles = Array.from({ length: 25 }, (_, tile) => tile)

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
  const isOpen = round?.status === 'open' && !game.isReplay
  const faces = useShownFaces(tiles.map((tile) => (isChoosing ? 'closed' : tileFace(round, tile))))
  const pick = useRef((_tile: number) => {})
  pick.current = isChoosing ? toggle : (tile) => pickTile(game, tile)
  const onPick = useCallback((tile: number) => pick.current(tile), [])
  return (
    <div ref={frame} className={styles.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would add a form's meaning to a playing board. */}
      <div className={styles.board} role="group" aria-label={text.board} aria-busy={game.isBusy}>
        {tiles.map((tile) => (
          <Tile
            key={tile}
            tile={tile}
            face={faces[tile] ?? 'closed'}
            isPending={pending === tile}
            isEnabled={isOpen && game.autoplay === null}
            order={order(tile)}
            isChoosing={isChoosing}
            onPick={onPick}
          />
        ))}
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
