import type { SpritePen } from './paint-sprite.ts'

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
  draw(pen: SpritePen, size: CanvasSize): void
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
/**
 * Device pixels a CSS pixel while something moves, at most. Without a graphics card the cost of a frame grows with its pixels, and
 * moving pictures need less sharpness than resting ones.
 */
export const MOVING_SCALE = 1.5
/** Delay before a resting canvas is drawn at full resolution, so that consecutive motions do not resize it in between. */
const SHARPEN_MS = 250

/**
 * Creates the stage of a canvas. Layers are drawn in their order, the first one lowest. Needs no document: a worker may run it. Without
 * a canvas nothing is drawn. `movingScale` is the most device pixels a CSS pixel while something moves.
 */
export function createCanvasStage(
  canvas: HTMLCanvasElement | OffscreenCanvas | undefined,
  layers: readonly CanvasLayer[],
  movingScale = MOVING_SCALE,
): CanvasStage {
  const pen: SpritePen | null = canvas?.getContext?.('2d') ?? null
  let size: CanvasSize = { width: 0, height: 0, scale: 1 }
  let frame = 0
  let before = 0
  let owed = 0
  let isMoving = false
  let isSharp = true
  let sharpening: ReturnType<typeof setTimeout> | undefined

  function advance(now: number): void {
    owed += before === 0 ? STEP_MS : Math.min(MAX_FRAME_MS, now - before)
    before = now
    // A frame may be shorter than a step, as on fast displays: it changes nothing.
    for (; owed >= STEP_MS; owed -= STEP_MS) {
      isMoving = false
      for (const layer of layers) if (layer.step(STEP_MS)) isMoving = true
    }
    if (isMoving) isSharp = false
    draw()
    frame = isMoving ? requestAnimationFrame(advance) : 0
    if (frame !== 0) return
    before = 0
    if (!isSharp) sharpening = setTimeout(sharpen, SHARPEN_MS)
  }

  function sharpen(): void {
    isSharp = true
    draw()
  }

  function draw(): void {
    if (canvas === undefined || pen === null || size.width === 0) return
    const scale = isSharp ? size.scale : Math.min(movingScale, size.scale)
    const widthPx = Math.round(size.width * scale)
    if (canvas.width !== widthPx) {
      canvas.width = widthPx
      canvas.height = Math.round(size.height * scale)
    }
    pen.setTransform(scale, 0, 0, scale, 0, 0)
    pen.clearRect(0, 0, size.width, size.height)
    for (const layer of layers) layer.draw(pen, size)
  }

  return {
    canDraw: pen !== null,
    size: () => size,
    setSize(next) {
      size = next
      // The next draw gives it its size, whatever it was before.
      if (canvas !== undefined) canvas.width = 0
      draw()
    },
    wake() {
      isMoving = true
      clearTimeout(sharpening)
      if (pen !== null && frame === 0) frame = requestAnimationFrame(advance)
    },
    stop() {
      cancelAnimationFrame(frame)
      clearTimeout(sharpening)
      frame = 0
      before = 0
    },
  }
}
