/** The size of a canvas in CSS pixels, and device pixels a CSS pixel. */
export interface CanvasSize {
  readonly width: number
  readonly height: number
  readonly scale: number
}

/** Something on a canvas: moved on in steps of `STEP_MS`, drawn once a frame. */
export interface CanvasLayer {
  /** Moves it on. Returns whether it goes on moving. */
  step(ms: number): boolean
  draw(pen: CanvasRenderingContext2D, size: CanvasSize): void
}

/** A canvas that draws its layers while anything moves, and costs nothing at rest. */
export interface CanvasStage {
  /** False without Canvas 2D: nothing is ever drawn or moved. */
  readonly canDraw: boolean
  size(): CanvasSize
  setSize(size: CanvasSize): void
  /** Draws, and goes on drawing while a layer moves. */
  wake(): void
  stop(): void
}

/** A fixed step keeps motion the same at every frame rate. */
export const STEP_MS = 1_000 / 120
/** After a pause (a hidden page) motion continues where it was. */
const MAX_FRAME_MS = 50

/** Creates the stage of a canvas. Layers are drawn in their order, the first one lowest. */
export function createCanvasStage(canvas: HTMLCanvasElement, layers: readonly CanvasLayer[]): CanvasStage {
  const pen = canvas.getContext?.('2d') ?? null
  let size: CanvasSize = { width: 0, height: 0, scale: 1 }
  let frame = 0
  let before = 0
  let owed = 0
  let isMoving = false

  function advance(now: number): void {
    owed += before === 0 ? STEP_MS : Math.min(MAX_FRAME_MS, now - before)
    before = now
    // A frame may be shorter than a step, as on fast displays: it changes nothing.
    for (; owed >= STEP_MS; owed -= STEP_MS) {
      isMoving = false
      for (const layer of layers) if (layer.step(STEP_MS)) isMoving = true
    }
    draw()
    frame = isMoving ? requestAnimationFrame(advance) : 0
    if (frame === 0) before = 0
  }

  function draw(): void {
    if (pen === null || size.width === 0) return
    pen.setTransform(size.scale, 0, 0, size.scale, 0, 0)
    pen.clearRect(0, 0, size.width, size.height)
    for (const layer of layers) layer.draw(pen, size)
  }

  return {
    canDraw: pen !== null,
    size: () => size,
    setSize(next) {
      size = next
      canvas.width = Math.round(next.width * next.scale)
      canvas.height = Math.round(next.height * next.scale)
      draw()
    },
    wake() {
      isMoving = true
      if (pen !== null && frame === 0) frame = requestAnimationFrame(advance)
    },
    stop() {
      cancelAnimationFrame(frame)
      frame = 0
      before = 0
    },
  }
}
