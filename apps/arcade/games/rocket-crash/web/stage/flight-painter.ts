import type { SpritePen } from '../../../../web/shared/canvas/paint-sprite.ts'
import { drawFlight } from './draw-rocket.ts'
import { epochNow, type FlightSight, momentAt } from './flight-messages.ts'
import type { FlightMoment } from './flight-moment.ts'
import type { Size } from './paint-sky.ts'
import { untilNextStep } from './reduced-motion-step.ts'

/** Draws the flight on a canvas, while something moves. */
export interface FlightPainter {
  /** `scale` is device pixels a CSS pixel. */
  setSize(size: Size, scale: number): void
  show(sight: FlightSight): void
  /** Whether frames are drawn. */
  setOn(isOn: boolean): void
  stop(): void
}

/** How long the picture of a crash moves. */
const CRASH_MS = 1_500
const SHAKE_MS = 420

/** Creates the painter of a canvas. Needs no document: a worker may run it. */
export function createFlightPainter(canvas: HTMLCanvasElement | OffscreenCanvas | undefined): FlightPainter {
  const pen: SpritePen | null = canvas?.getContext?.('2d') ?? null
  let size: Size = { width: 0, height: 0 }
  let scale = 1
  let sight: FlightSight | null = null
  let isOn = false
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function draw(): void {
    frame = 0
    if (pen === null || sight === null || size.width === 0) return
    const moment = momentAt(sight, epochNow())
    const timeMs = sight.isStill ? 0 : performance.now()
    pen.setTransform(scale, 0, 0, scale, 0, 0)
    pen.clearRect(0, 0, size.width, size.height)
    if (moment.kind === 'crashed' && moment.sinceMs < SHAKE_MS && timeMs > 0)
      pen.translate(Math.sin(timeMs / 16) * 5, Math.cos(timeMs / 21) * 4)
    drawFlight(pen, size, moment, timeMs)
    if (!isMoving(moment)) return
    if (sight.isStill) timer = setTimeout(wake, untilNextStep())
    else wake()
  }
  function wake(): void {
    clearTimeout(timer)
    if (isOn && frame === 0) frame = requestAnimationFrame(draw)
  }

  return {
    setSize(next, nextScale) {
      size = next
      scale = nextScale
      if (canvas === undefined) return
      canvas.width = Math.round(size.width * scale)
      canvas.height = Math.round(size.height * scale)
      wake()
    },
    show(next) {
      sight = next
      wake()
    },
    setOn(next) {
      isOn = next
      wake()
    },
    stop() {
      isOn = false
      clearTimeout(timer)
      cancelAnimationFrame(frame)
    },
  }
}

function isMoving({ kind, sinceMs }: FlightMoment): boolean {
  return (
    kind === 'flying' || kind === 'ready' || kind === 'landed' || (kind === 'crashed' && sinceMs < CRASH_MS)
  )
}
