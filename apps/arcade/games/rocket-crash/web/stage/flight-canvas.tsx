import { memo, useEffect, useRef } from 'react'
import { MOVING_SCALE } from '../../../../web/shared/canvas/canvas-stage.ts'
import { type CanvasDrawing, useCanvasRunner } from '../../../../web/shared/canvas/use-canvas-runner.ts'
import { useElementSize } from '../../../../web/shared/canvas/use-element-size.ts'
import { prefersReducedMotion } from '../../../../web/shared/motion/reduced-motion.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { epochNow, type FlightRequest, type FlightSight, shows } from './flight-messages.ts'
import type { FlightMoment } from './flight-moment.ts'
import { createFlightPainter, type FlightPainter } from './flight-painter.ts'
import styles from './rocket-stage.module.css'
import { useFrames } from './use-frames.ts'

const DRAWING: CanvasDrawing<FlightPainter> = {
  layers: 1,
  className: styles.canvas,
  createWorker: () =>
    new Worker(new URL('./flight-worker.ts', import.meta.url), { type: 'module', name: 'flight' }),
  createClient(worker) {
    const ask = (request: FlightRequest) => worker.postMessage(request)
    return {
      setSize: (size, scale) => ask({ kind: 'size', size, scale }),
      show: (sight) => ask({ kind: 'sight', sight }),
      setOn: (isOn) => ask({ kind: 'on', isOn }),
      stop() {},
    }
  },
  createRunner: ([canvas]) => createFlightPainter(canvas),
}

interface FlightCanvasProps {
  readonly readMoment: (now: number) => FlightMoment
  /** Milliseconds of flight in a millisecond. */
  readonly speed: number
}

/** The rocket and its trail before the sky. The painter is told when something happens, and draws what follows by itself. */
export const FlightCanvas = memo(function FlightCanvas({ readMoment, speed }: FlightCanvasProps) {
  const { isPaused } = useGameKit()
  const host = useRef<HTMLDivElement>(null)
  const told = useRef<FlightSight>(null)
  const size = useElementSize(host)
  const painter = useCanvasRunner(host, DRAWING)
  useEffect(() => {
    if (painter === null || size.width === 0) return
    told.current = null
    painter.setSize(size, Math.min(MOVING_SCALE, window.devicePixelRatio))
  }, [painter, size])
  useEffect(() => painter?.setOn(!isPaused), [painter, isPaused])
  useFrames(!isPaused, (now) => {
    const moment = readMoment(now)
    const at = epochNow()
    if (painter === null || (told.current?.speed === speed && shows(told.current, moment, at))) return
    told.current = { moment, at, speed, isStill: prefersReducedMotion() }
    painter.show(told.current)
  })
  return <div ref={host} className={styles.canvas} aria-hidden="true" />
})
