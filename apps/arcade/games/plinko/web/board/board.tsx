import { useText } from '@gamehall/web-client/i18n/text.ts'
import { type CSSProperties, type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import { type CanvasDrawing, useCanvasRunner } from '../../../../web/shared/canvas/use-canvas-runner.ts'
import { useElementSize } from '../../../../web/shared/canvas/use-element-size.ts'
import { animate } from '../../../../web/shared/motion/animate.ts'
import { prefersReducedMotion } from '../../../../web/shared/motion/reduced-motion.ts'
import { formatTenths } from '../../rules.ts'
import { plinkoText } from '../../text.ts'
import styles from './board.module.css'
import { createBoardClient } from './board-client.ts'
import { layOutBoard } from './board-layout.ts'
import { type BoardRunner, createBoardRunner, landAll, type Volley } from './board-runner.ts'
import type { ShownBoard } from './shown-board.ts'
import { slotLabelStyle } from './slot-colour.ts'

/** What events do with the board. */
export interface BoardHandle {
  drop(volley: Volley): Promise<void>
  sparkle(slot: number, count: number): void
  /** Pushes a cup down, as a marble falls into it. */
  bump(slot: number): void
}

interface BoardProps {
  readonly ref: Ref<BoardHandle>
  readonly board: ShownBoard
  readonly onOpenOdds: () => void
}

const MAX_SCALE = 2

/** The painted board, and above it the balls. */
const DRAWING: CanvasDrawing<BoardRunner> = {
  layers: 2,
  className: styles.layer,
  createWorker: () =>
    new Worker(new URL('./board-worker.ts', import.meta.url), { type: 'module', name: 'board' }),
  createClient: createBoardClient,
  createRunner: createBoardRunner,
}

/** Pegs and marbles on two canvases, and the cups with their multipliers. */
export function Board({ ref, board, onOpenOdds }: BoardProps) {
  const text = useText(plinkoText)
  const { rows, multipliers } = board
  const field = useRef<HTMLDivElement>(null)
  const cups = useRef<HTMLSpanElement>(null)
  const size = useElementSize(field)
  const layout = useMemo(() => layOutBoard(rows, size.width, size.height), [rows, size])
  const runner = useCanvasRunner(field, DRAWING)
  useEffect(() => {
    if (layout.width > 0) runner?.setLayout(layout, Math.min(MAX_SCALE, window.devicePixelRatio || 1))
  }, [runner, layout])
  useImperativeHandle(
    ref,
    () => ({
      drop: (volley) => (runner === null || prefersReducedMotion() ? landAll(volley) : runner.drop(volley)),
      sparkle(slot, count) {
        if (!prefersReducedMotion()) runner?.sparkle(slot, count)
      },
      bump(slot) {
        void animate(
          cups.current?.children[slot] ?? null,
          [{ translate: '0 0' }, { translate: '0 5px', filter: 'brightness(1.5)' }, { translate: '0 0' }],
          { duration: 260, easing: 'cubic-bezier(.2,.9,.3,1.3)' },
        )
      },
    }),
    [runner],
  )

  return (
    <div className={styles.board}>
      <div ref={field} className={styles.field} role="img" aria-label={text.board(rows, rows + 1)} />
      <button type="button" className={styles.cups} onClick={onOpenOdds}>
        <span className="sr-only">{text.odds}</span>
        <span
          ref={cups}
          className={`num ${styles.row}`}
          style={{ '--cup': `${layout.spacing}px`, '--count': rows + 1 } as CSSProperties}
        >
          {multipliers.map((tenths, slot) => (
            <span key={`cup-${slot.toString()}`} className={styles.cup} style={cupStyle(slot, rows)}>
              {formatTenths(tenths)}
            </span>
          ))}
        </span>
      </button>
    </div>
  )
}

/** The colour of a slot, which its shades lie on, and of its number. */
function cupStyle(slot: number, rows: number): CSSProperties {
  const { background, ...label } = slotLabelStyle(slot, rows)
  const style = { ...label, '--colour': background }
  return style
}
