import { MOVING_SCALE } from '../../../../web/shared/canvas/canvas-stage.ts'
import type { SpritePen } from '../../../../web/shared/canvas/paint-sprite.ts'
import { slotOfPath } from '../../rules.ts'
import { ballPose, lifeMs, releaseGapMs } from './ball-motion.ts'
import { type BoardLayout, placeX } from './board-layout.ts'
import { paintBoard } from './paint-board.ts'
import { createMarbleSprites, type MarbleSprites } from './paint-marble.ts'
import { createPegFlashes, type PegFlashes } from './peg-flashes.ts'
import { createSparks } from './sparks.ts'

/** Balls to drop, and the callbacks of their fall. */
export interface Volley {
  readonly paths: readonly number[]
  isFast(): boolean
  /** A ball has touched a peg of a row. */
  onPeg(row: number): void
  /** The ball of this index has come to rest. */
  onLanded(index: number): void
}

export interface BoardRunner {
  /** Shows the board of a layout, `scale` device pixels a CSS pixel. */
  setLayout(layout: BoardLayout, scale: number): void
  /** Drops balls one after another. Resolves when the last has come to rest. */
  drop(volley: Volley): Promise<void>
  /** Lets sparks fly from a slot. */
  sparkle(slot: number, count: number): void
  stop(): void
}

interface Ball {
  readonly path: number
  readonly index: number
  /** When it is released, on the clock of the volley. */
  readonly from: number
  row: number
  hasLanded: boolean
}

interface Running {
  readonly volley: Volley
  readonly finish: () => void
  balls: Ball[]
  ms: number
}

const FAST = 9

/** Lands all balls of a volley, none of which is shown. */
export function landAll({ paths, onLanded }: Volley): Promise<void> {
  for (const index of paths.keys()) onLanded(index)
  return Promise.resolve()
}

type BoardCanvas = HTMLCanvasElement | OffscreenCanvas

/**
 * Runs the balls on the second canvas, above the first with the painted board. Draws only while something moves. Needs no document: a worker may
 * run it.
 */
export function createBoardRunner([still, moving]: readonly BoardCanvas[]): BoardRunner {
  const pen: SpritePen | null = moving?.getContext?.('2d') ?? null
  const sparks = createSparks()
  const flashes = createPegFlashes()
  let layout: BoardLayout | null = null
  let sprites: MarbleSprites | null = null
  let running: Running | null = null
  let frame = 0
  let before = 0

  function advance(now: number): void {
    const passed = before === 0 ? 16 : Math.min(50, now - before)
    before = now
    if (layout === null || pen === null || sprites === null) return
    pen.clearRect(0, 0, layout.width, layout.height)
    const isGlowing = flashes.draw(pen, layout, passed)
    const isFalling = running !== null && runBalls(running, { pen, layout, sprites, flashes }, passed)
    if (!isFalling) running = null
    const isSparkling = sparks.draw(pen, layout, passed)
    frame = isGlowing || isFalling || isSparkling ? requestAnimationFrame(advance) : 0
    if (frame === 0) before = 0
  }
  const start = () => {
    if (frame === 0 && pen !== null) frame = requestAnimationFrame(advance)
  }

  return {
    setLayout(next, scale) {
      layout = next
      const movingScale = Math.min(MOVING_SCALE, scale)
      resize(moving, pen, next, movingScale)
      const boardPen: SpritePen | null = still?.getContext?.('2d') ?? null
      resize(still, boardPen, next, scale)
      if (boardPen !== null) paintBoard(boardPen, next)
      sprites = pen === null ? null : createMarbleSprites(next.ballRadius, movingScale)
    },
    drop(volley) {
      if (pen === null || layout === null) return landAll(volley)
      return new Promise((resolve) => {
        running = { volley, finish: resolve, ms: 0, balls: createBalls(volley.paths) }
        start()
      })
    },
    sparkle(slot, count) {
      if (layout === null || pen === null) return
      sparks.add(placeX(layout, layout.rows, slot), count, layout)
      start()
    },
    stop() {
      cancelAnimationFrame(frame)
      frame = 0
      running?.finish()
      running = null
    },
  }
}

/** Gives a canvas the size of a layout, and its pen CSS pixels. */
function resize(
  canvas: BoardCanvas | undefined,
  pen: SpritePen | null,
  { width, height }: BoardLayout,
  scale: number,
) {
  if (canvas === undefined) return
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  pen?.setTransform(scale, 0, 0, scale, 0, 0)
}

function createBalls(paths: readonly number[]): Ball[] {
  const gap = releaseGapMs(paths.length)
  return paths.map((path, index) => ({ path, index, from: index * gap, row: -1, hasLanded: false }))
}

interface Drawing {
  readonly pen: SpritePen
  readonly layout: BoardLayout
  readonly sprites: MarbleSprites
  readonly flashes: PegFlashes
}

/** Moves the balls on by `passed` ms and draws them. Returns false when all have come to rest. */
function runBalls(run: Running, { pen, layout, sprites, flashes }: Drawing, passed: number): boolean {
  const { volley } = run
  run.ms += passed * (volley.isFast() ? FAST : 1)
  for (const ball of run.balls) {
    const ms = run.ms - ball.from
    if (ms < 0) continue
    const pose = ballPose(layout, ball.path, ms)
    for (let row = ball.row + 1; row <= pose.row; row += 1) {
      flashes.add(row, slotOfPath(ball.path, row))
      volley.onPeg(row)
    }
    ball.row = pose.row
    if (pose.isLanded && !ball.hasLanded) {
      ball.hasLanded = true
      volley.onLanded(ball.index)
    }
    pen.save()
    pen.globalAlpha = pose.opacity
    pen.translate(pose.x, pose.y)
    sprites.draw(pen, ball.index, pose.angle)
    pen.restore()
  }
  run.balls = run.balls.filter((ball) => run.ms - ball.from < lifeMs(layout.rows))
  if (run.balls.length > 0) return true
  run.finish()
  return false
}
