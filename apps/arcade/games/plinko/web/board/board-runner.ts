import { prefersReducedMotion } from '../../../../web/shared/motion/reduced-motion.ts'
import { slotOfPath } from '../../rules.ts'
import { ballPose, landingMs, lifeMs } from './ball-motion.ts'
import { type BoardLayout, placeX, rowY } from './board-layout.ts'
import { MARBLE_KINDS, paintGloss, paintMarble } from './paint-marble.ts'

/** Balls to drop, and what is told of them. */
export interface Volley {
  readonly paths: readonly number[]
  isFast(): boolean
  /** A ball has touched a nail of a row. */
  onNail(row: number): void
  /** The ball of this index has come to rest. */
  onLanded(index: number): void
}

export interface BoardRunner {
  /** Shows the board of a layout, `scale` device pixels a CSS pixel. */
  setLayout(layout: BoardLayout, scale: number): void
  /** Drops balls one after another. Resolves when the last has come to rest; at once with reduced motion. */
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

interface Spark {
  x: number
  y: number
  dx: number
  dy: number
  life: number
  readonly hue: number
}

interface Running {
  readonly volley: Volley
  readonly finish: () => void
  balls: Ball[]
  ms: number
}

const FAST = 9
const MAX_GAP_MS = 260
const MAX_VOLLEY_MS = 5_200
const FLASH_MS = 260

/** How long after the one before each ball is released. */
export const releaseGapMs = (balls: number): number => Math.min(MAX_GAP_MS, MAX_VOLLEY_MS / balls)

/** Runs the balls on a canvas above the painted board. Draws only while something moves. */
export function createBoardRunner(canvas: HTMLCanvasElement): BoardRunner {
  const pen = canvas.getContext?.('2d') ?? null
  let layout: BoardLayout | null = null
  let sprites: readonly (HTMLCanvasElement | null)[] = []
  let gloss: HTMLCanvasElement | null = null
  let running: Running | null = null
  let sparks: Spark[] = []
  const flashes = new Map<string, { x: number; y: number; ms: number }>()
  let frame = 0
  let before = 0

  function advance(now: number): void {
    const passed = before === 0 ? 16 : Math.min(50, now - before)
    before = now
    if (layout === null || pen === null) return
    pen.clearRect(0, 0, layout.width, layout.height)
    drawFlashes(pen, layout, passed)
    if (running !== null) runBalls(pen, layout, running, passed)
    drawSparks(pen, layout, passed)
    const isMoving = running !== null || sparks.length > 0 || flashes.size > 0
    frame = isMoving ? requestAnimationFrame(advance) : 0
    if (!isMoving) before = 0
  }

  function start(): void {
    if (frame === 0 && pen !== null) frame = requestAnimationFrame(advance)
  }

  function runBalls(to: CanvasRenderingContext2D, on: BoardLayout, run: Running, passed: number): void {
    run.ms += passed * (run.volley.isFast() ? FAST : 1)
    for (const ball of run.balls) {
      const ms = run.ms - ball.from
      if (ms < 0) continue
      const pose = ballPose(on, ball.path, ms)
      if (pose.row > ball.row) {
        ball.row = pose.row
        flash(on, ball, pose.row)
        run.volley.onNail(pose.row)
      }
      if (pose.isLanded && !ball.hasLanded) {
        ball.hasLanded = true
        run.volley.onLanded(ball.index)
      }
      drawBall(to, on, ball, pose)
    }
    run.balls = run.balls.filter((ball) => run.ms - ball.from < lifeMs(on.rows))
    if (run.balls.length === 0) {
      running = null
      run.finish()
    }
  }

  function flash(on: BoardLayout, ball: Ball, row: number): void {
    const rights = slotOfPath(ball.path & (2 ** row - 1), row)
    flashes.set(`${row}-${rights}`, { x: placeX(on, row, rights), y: rowY(on, row), ms: FLASH_MS })
  }

  function drawFlashes(to: CanvasRenderingContext2D, on: BoardLayout, passed: number): void {
    for (const [key, nail] of flashes) {
      nail.ms -= passed
      if (nail.ms <= 0) {
        flashes.delete(key)
        continue
      }
      const share = nail.ms / FLASH_MS
      const radius = on.nailRadius * (2 + 3 * (1 - share))
      to.fillStyle = `rgb(255 236 170 / ${0.5 * share})`
      to.beginPath()
      to.arc(nail.x, nail.y, radius, 0, Math.PI * 2)
      to.fill()
      to.fillStyle = `rgb(255 250 225 / ${share})`
      to.beginPath()
      to.arc(nail.x, nail.y, on.nailRadius * 1.15, 0, Math.PI * 2)
      to.fill()
    }
  }

  function drawBall(
    to: CanvasRenderingContext2D,
    on: BoardLayout,
    ball: Ball,
    pose: ReturnType<typeof ballPose>,
  ): void {
    const sprite = sprites[ball.index % MARBLE_KINDS]
    if (sprite == null || gloss === null) return
    const size = on.ballRadius * 2 + 1
    to.save()
    to.globalAlpha = pose.opacity
    to.translate(pose.x, pose.y)
    to.drawImage(shadowOf(gloss), -size / 2 + 2, -size / 2 + 3, size, size)
    to.rotate(pose.angle)
    to.drawImage(sprite, -size / 2, -size / 2, size, size)
    to.rotate(-pose.angle)
    to.drawImage(gloss, -size / 2, -size / 2, size, size)
    to.restore()
  }

  const shadows = new WeakMap<HTMLCanvasElement, HTMLCanvasElement>()
  /** A soft dark copy of a marble's outline, painted once. */
  function shadowOf(marble: HTMLCanvasElement): HTMLCanvasElement {
    const painted = shadows.get(marble)
    if (painted !== undefined) return painted
    const copy = document.createElement('canvas')
    copy.width = marble.width
    copy.height = marble.height
    const to = copy.getContext('2d')
    const middle = marble.width / 2
    const soft = to?.createRadialGradient(middle, middle, middle * 0.5, middle, middle, middle)
    soft?.addColorStop(0, 'rgb(5 0 15 / 0.55)')
    soft?.addColorStop(1, 'rgb(5 0 15 / 0)')
    if (to != null && soft !== undefined) {
      to.fillStyle = soft
      to.fillRect(0, 0, copy.width, copy.height)
    }
    shadows.set(marble, copy)
    return copy
  }

  function drawSparks(to: CanvasRenderingContext2D, on: BoardLayout, passed: number): void {
    const s = passed / 1000
    for (const spark of sparks) {
      spark.life -= s * 1.3
      spark.dy += on.height * 1.5 * s
      spark.x += spark.dx * s
      spark.y += spark.dy * s
      to.fillStyle = `hsl(${spark.hue} 100% 70% / ${Math.max(0, spark.life)})`
      to.beginPath()
      to.arc(spark.x, spark.y, on.nailRadius * (0.5 + spark.life * 0.7), 0, Math.PI * 2)
      to.fill()
    }
    sparks = sparks.filter(({ life }) => life > 0)
  }

  return {
    setLayout(next, scale) {
      layout = next
      canvas.width = Math.round(next.width * scale)
      canvas.height = Math.round(next.height * scale)
      pen?.setTransform(scale, 0, 0, scale, 0, 0)
      const radius = next.ballRadius * scale
      sprites =
        pen === null ? [] : Array.from({ length: MARBLE_KINDS }, (_, kind) => paintMarble(kind, radius))
      gloss = pen === null ? null : paintGloss(radius)
    },
    drop(volley) {
      const { paths } = volley
      if (pen === null || layout === null || prefersReducedMotion()) {
        for (const index of paths.keys()) volley.onLanded(index)
        return Promise.resolve()
      }
      const gap = releaseGapMs(paths.length)
      return new Promise((resolve) => {
        running = {
          volley,
          finish: resolve,
          ms: 0,
          balls: paths.map((path, index) => ({ path, index, from: index * gap, row: -1, hasLanded: false })),
        }
        start()
      })
    },
    sparkle(slot, count) {
      if (layout === null || pen === null || prefersReducedMotion()) return
      const x = placeX(layout, layout.rows, slot)
      for (let i = 0; i < count; i += 1)
        sparks.push({
          x,
          y: layout.floor,
          dx: (Math.random() - 0.5) * layout.width * 0.7,
          dy: -layout.height * (0.35 + Math.random() * 0.55),
          life: 0.6 + Math.random() * 0.5,
          hue: 25 + Math.random() * 40,
        })
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

/** How long a volley takes from the first release to the last landing. */
export const volleyMs = (rows: number, balls: number): number =>
  (balls - 1) * releaseGapMs(balls) + landingMs(rows)
