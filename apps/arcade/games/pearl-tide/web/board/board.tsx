import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { type CanvasDrawing, useCanvasRunner } from '../../../../web/shared/canvas/use-canvas-runner.ts'
import { useElementSize } from '../../../../web/shared/canvas/use-element-size.ts'
import { prefersReducedMotion } from '../../../../web/shared/motion/reduced-motion.ts'
import { paintSymbolSprite } from '../../../../web/shared/sprites/paint-symbol.ts'
import { SPRITE_IDS } from '../art/symbol-sprites.tsx'
import styles from './board.module.css'
import { createTideClient, type TideBoard } from './tide-client.ts'
import { TideRunner } from './tide-runner.ts'

/** What events do with the board. */
export type BoardHandle = Pick<TideBoard, 'show' | 'fallOut' | 'fall' | 'light' | 'cascade'> & {
  /** How many times faster than usual it moves; `Infinity` shows all at once. */
  setSpeed(speed: () => number): void
}

interface BoardProps {
  readonly ref: Ref<BoardHandle>
  /** The grid that the board shows first. */
  readonly firstGrid: readonly string[]
  readonly label: string
}

const MAX_SCALE = 2
const GLOWS = 1.02

/** Draws the board in a worker, else on the page. */
function createDrawing(speed: () => number): CanvasDrawing<TideBoard> {
  return {
    layers: 1,
    className: styles.canvas,
    createWorker: () =>
      new Worker(new URL('./tide-worker.ts', import.meta.url), { type: 'module', name: 'tide' }),
    createClient: (worker) => createTideClient(worker, speed),
    createRunner: ([canvas]) => new TideRunner(canvas, speed),
  }
}

/** The grid of seven by seven: a frame, and the symbols on a canvas. */
export function Board({ ref, firstGrid, label }: BoardProps) {
  const field = useRef<HTMLDivElement>(null)
  const speed = useRef<() => number>(() => 1)
  const [drawing] = useState(() =>
    createDrawing(() => (prefersReducedMotion() ? Number.POSITIVE_INFINITY : speed.current())),
  )
  const board = useCanvasRunner(field, drawing)
  /** What the board shows at rest: also of a board that takes over from another. */
  const shown = useRef(firstGrid)
  const { width } = useElementSize(field)

  useEffect(() => board?.show(shown.current), [board])
  useEffect(() => {
    if (board === null || width === 0) return
    let isCurrent = true
    const scale = Math.min(MAX_SCALE, window.devicePixelRatio || 1)
    board.setLayout(width, width, scale)
    const sizePx = Math.ceil((width / 7) * scale * GLOWS)
    void Promise.all(SPRITE_IDS.map((id) => paintSymbolSprite(id, sizePx))).then((symbols) => {
      if (isCurrent) board.setSymbols(symbols)
    })
    return () => {
      isCurrent = false
    }
  }, [board, width])

  useImperativeHandle(
    ref,
    () => ({
      show(grid) {
        shown.current = grid
        board?.show(grid)
      },
      fallOut: async () => board?.fallOut(),
      async fall(grid, watch) {
        shown.current = grid
        await board?.fall(grid, watch)
      },
      light: async (clusters, isWin) => board?.light(clusters, isWin),
      async cascade(removed, pearls, next) {
        shown.current = next ?? shown.current
        await board?.cascade(removed, pearls, next)
      },
      setSpeed(next) {
        speed.current = next
      },
    }),
    [board],
  )

  return (
    <div className={styles.frame}>
      <div ref={field} className={styles.field} role="img" aria-label={label} />
    </div>
  )
}
