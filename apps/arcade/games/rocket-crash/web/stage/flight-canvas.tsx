import { useRef } from 'react'
import { MOVING_SCALE } from '../../../../web/shared/canvas/canvas-stage.ts'
import { useElementSize } from '../../../../web/shared/canvas/use-element-size.ts'
import { prefersReducedMotion } from '../../../../web/shared/motion/reduced-motion.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { drawFlight } from './draw-rocket.ts'
import type { FlightMoment } from './flight-moment.ts'
import styles from './rocket-stage.module.css'
import { useFrames } from './use-frames.ts'

/** The rocket and its trail, drawn frame by frame before the sky. */
export function FlightCanvas({ readMoment }: { readonly readMoment: (now: number) => FlightMoment }) {
  const { isPaused } = useGameKit()
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const size = useElementSize(canvasRef)
  useFrames(!isPaused, (now) => {
    const canvas = canvasRef.current
    const ctx = canvas?.getContext('2d') ?? null
    if (canvas === null || ctx === null) return
    const ratio = Math.min(MOVING_SCALE, window.devicePixelRatio)
    if (
      canvas.width !== Math.round(size.width * ratio) ||
      canvas.height !== Math.round(size.height * ratio)
    ) {
      canvas.width = Math.round(size.width * ratio)
      canvas.height = Math.round(size.height * ratio)
    }
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
    const moment = readMoment(now)
    const timeMs = prefersReducedMotion() ? 0 : now
    ctx.clearRect(0, 0, size.width, size.height)
    const isShaken = moment.kind === 'crashed' && moment.sinceMs < 420 && timeMs > 0
    ctx.save()
    if (isShaken) ctx.translate(Math.sin(now / 16) * 5, Math.cos(now / 21) * 4)
    drawFlight(ctx, size, moment, timeMs)
    ctx.restore()
  })
  return (
    <div aria-hidden="true">
      <canvas ref={canvasRef} className={styles.canvas} />
    </div>
  )
}
