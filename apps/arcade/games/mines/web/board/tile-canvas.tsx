import { memo, useEffect, useRef } from 'react'
import { type CanvasDrawing, useCanvasRunner } from '../../../../web/shared/canvas/use-canvas-runner.ts'
import { useElementSize } from '../../../../web/shared/canvas/use-element-size.ts'
import { prefersReducedMotion } from '../../../../web/shared/motion/reduced-motion.ts'
import { paintSymbolSprite } from '../../../../web/shared/sprites/paint-symbol.ts'
import { GEM_IDS } from '../art/mine-sprites.tsx'
import styles from './board.module.css'
import { createBoardClient } from './board-client.ts'
import type { BoardSight, TileArt } from './board-messages.ts'
import { type BoardPainter, createBoardPainter } from './board-painter.ts'

const MAX_SCALE = 3
/** The size of a blast, in tiles. */
const BLAST = 1.9
const NO_ART: TileArt = { gems: [], bomb: null, blast: null }

const drawing: CanvasDrawing<BoardPainter> = {
  layers: 1,
  className: styles.canvas,
  createWorker: () =>
    new Worker(new URL('./board-worker.ts', import.meta.url), { type: 'module', name: 'mines' }),
  createClient: createBoardClient,
  createRunner: ([canvas]) => createBoardPainter(canvas),
}

type Sight = Omit<BoardSight, 'isStill'>

interface TileCanvasProps {
  readonly sight: Sight
}

/** What the tiles show, on a canvas below their buttons: drawn in a worker, else on the page. */
export const TileCanvas = memo(
  function TileCanvas({ sight }: TileCanvasProps) {
    const host = useRef<HTMLDivElement>(null)
    const painter = useCanvasRunner(host, drawing)
    useEffect(() => painter?.show({ ...sight, isStill: prefersReducedMotion() }), [painter, sight])
    useBoard(host, painter)
    usePressed(host, painter)
    return <div ref={host} className={styles.tiles} />
  },
  ({ sight: before }, { sight: after }) =>
    before.from === after.from &&
    before.pending === after.pending &&
    before.looks.every((look, tile) => look === after.looks[tile]),
)

type Host = { readonly current: HTMLElement | null }

/** Gives the painter the size of the board and its pictures. */
function useBoard(host: Host, painter: BoardPainter | null): void {
  const { width } = useElementSize(host)
  useEffect(() => {
    if (painter === null || width === 0) return
    let isCurrent = true
    const scale = Math.min(MAX_SCALE, window.devicePixelRatio || 1)
    // Closed tiles are shown before what lies under them is painted.
    painter.setBoard(width, scale, NO_ART)
    void paintArt((width / 5) * scale).then((art) => {
      if (isCurrent) painter.setBoard(width, scale, art)
    })
    return () => {
      isCurrent = false
    }
  }, [painter, width])
}

async function paintArt(tilePx: number): Promise<TileArt> {
  const [bomb, blast, ...gems] = await Promise.all([
    paintSymbolSprite('mn-bomb', Math.ceil(tilePx)),
    paintSymbolSprite('mn-blast-star', Math.ceil(tilePx * BLAST)),
    ...GEM_IDS.map((id) => paintSymbolSprite(id, Math.ceil(tilePx))),
  ])
  return { gems, bomb: bomb ?? null, blast: blast ?? null }
}

/** Shows the tile under the finger. */
function usePressed(host: Host, painter: BoardPainter | null): void {
  useEffect(() => {
    const board = host.current?.parentElement
    if (painter === null || board == null) return
    const press = ({ target }: Event) => {
      const tile =
        target instanceof Element ? target.closest<HTMLElement>('[data-tile]')?.dataset.tile : undefined
      if (tile !== undefined) painter.press(Number(tile))
    }
    const release = () => painter.press(null)
    board.addEventListener('pointerdown', press)
    const ends = ['pointerup', 'pointercancel', 'pointerleave'] as const
    for (const end of ends) board.addEventListener(end, release)
    return () => {
      board.removeEventListener('pointerdown', press)
      for (const end of ends) board.removeEventListener(end, release)
    }
  }, [host, painter])
}
