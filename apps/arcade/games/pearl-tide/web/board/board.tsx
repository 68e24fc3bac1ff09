import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { useElementSize } from '../../../../web/shared/canvas/use-element-size.ts'
import { paintSymbolSprite } from '../../../../web/shared/sprites/paint-symbol.ts'
import { SPRITE_IDS } from '../art/symbol-sprites.tsx'
import styles from './board.module.css'
import { paintBubble, paintGlow, paintSpark } from './paint-lights.ts'
import { TideRunner } from './tide-runner.ts'

/** What events do with the board. */
export type BoardHandle = Pick<TideRunner, 'show' | 'fallOut' | 'fall' | 'light' | 'cascade'> & {
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

/** The grid of seven by seven: a frame, and the symbols on a canvas. */
export function Board({ ref, firstGrid, label }: BoardProps) {
  const field = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const runner = useRef<TideRunner>(null)
  const speed = useRef<() => number>(() => 1)
  const first = useRef(firstGrid)
  const { width } = useElementSize(field)

  useEffect(() => {
    if (canvas.current === null) return
    const created = new TideRunner(canvas.current, () => speed.current())
    runner.current = created
    created.show(first.current)
    return () => created.stop()
  }, [])

  useEffect(() => {
    if (width === 0) return
    let isCurrent = true
    const scale = Math.min(MAX_SCALE, window.devicePixelRatio || 1)
    runner.current?.setLayout(width, width, scale)
    const sizePx = Math.ceil((width / 7) * scale * GLOWS)
    void Promise.all(SPRITE_IDS.map((id) => paintSymbolSprite(id, sizePx))).then((symbols) => {
      if (!isCurrent) return
      runner.current?.setImages({
        symbols,
        glow: paintGlow(),
        bubble: paintBubble(),
        spark: paintSpark(),
      })
    })
    return () => {
      isCurrent = false
    }
  }, [width])

  useImperativeHandle(ref, () => ({
    show: (grid) => runner.current?.show(grid),
    fallOut: async () => runner.current?.fallOut(),
    fall: async (grid, watch) => runner.current?.fall(grid, watch),
    light: async (clusters, isWin) => runner.current?.light(clusters, isWin),
    cascade: async (removed, pearls, next) => runner.current?.cascade(removed, pearls, next),
    setSpeed(next) {
      speed.current = next
    },
  }))

  return (
    <div className={styles.frame}>
      <div ref={field} className={styles.field} role="img" aria-label={label}>
        <canvas ref={canvas} className={styles.canvas} />
      </div>
    </div>
  )
}
