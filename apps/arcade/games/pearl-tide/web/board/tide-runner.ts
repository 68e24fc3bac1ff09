import { easeBounce, easeIn, easeOut } from '../../../../web/shared/canvas/easing.ts'
import type { Sprite } from '../../../../web/shared/canvas/sprite-pool.ts'
import type { Track } from '../../../../web/shared/canvas/timeline.ts'
import { CLAM, PEARL, SIDE } from '../../symbols.ts'
import type { PayLabel } from './pay-labels.ts'
import { ALL_CELLS, planCollapse } from './plan-collapse.ts'
import { planFall } from './plan-fall.ts'
import { readGrid, type SymbolPictures, TideField } from './tide-field.ts'

/** A cluster that pays, as the board shows it. */
export interface LitCluster {
  readonly cells: readonly number[]
  readonly label: string
}

/** Callbacks of a falling grid. */
export interface FallWatch {
  /** A column has come to rest; `clams` is how many lie on the grid so far. */
  onColumn(column: number, clams: number, hasClam: boolean): void
  /** The columns that are still falling may bring the third clam. */
  onTension(): void
}

const FALL_MS = 300
const FALL_ROW_MS = 34
const LIGHT_MS = 620
const BURST_MS = 240
const PEARL_MS = 260
const DRAIN_MS = 230
const DIM = 0.58
const BUBBLE = 0
const SPARK = 1

/**
 * Runs the symbols of the board. `speed` is how many times faster than usual they move; at `Infinity` all is shown at once. Needs no
 * document: a worker may run it.
 */
export class TideRunner {
  private readonly field: TideField
  private readonly speed: () => number

  constructor(canvas: HTMLCanvasElement | OffscreenCanvas | undefined, speed: () => number) {
    this.field = new TideField(canvas, speed)
    this.speed = speed
  }

  setLayout(width: number, height: number, scale: number): void {
    this.field.setLayout(width, height, scale)
  }

  setSymbols(symbols: SymbolPictures): void {
    this.field.setSymbols(symbols)
  }

  show(grid: readonly string[]): void {
    this.field.show(grid)
  }

  stop(): void {
    this.field.timeline.finish()
    this.field.stage.stop()
  }

  /** Drops the grid out of the board. */
  async fallOut(): Promise<void> {
    const { field } = this
    field.labels.clear()
    if (this.isStill()) return
    const { height } = field.stage.size()
    await field.run(
      field.cells.flatMap((sprite, cell) => {
        if (sprite === null) return []
        const fromY = sprite.y
        return {
          durationMs: DRAIN_MS,
          delayMs: (cell % SIDE) * 18 + (SIDE - 1 - Math.floor(cell / SIDE)) * 8,
          update(share: number) {
            sprite.y = fromY + height * easeIn(share)
            sprite.alpha = 1 - share * 0.4
          },
        }
      }),
    )
    for (const cell of ALL_CELLS) field.clear(cell)
  }

  /** Drops a new grid in. */
  async fall(grid: readonly string[], watch: FallWatch): Promise<void> {
    const { field } = this
    const codes = readGrid(grid)
    if (this.isStill()) {
      field.show(grid)
      watch.onColumn(SIDE - 1, codes.filter((code) => code === CLAM).length, codes.includes(CLAM))
      return
    }
    field.codes = codes
    const plan = planFall(codes, this.speed() > 1)
    const tracks = planCollapse(ALL_CELLS).drops.map(({ to, rows }) => {
      const column = to % SIDE
      const clams = plan.clamsUpTo[column] ?? 0
      const hasClam = clams > (plan.clamsUpTo[column - 1] ?? 0)
      const onEnd = to < SIDE ? () => watch.onColumn(column, clams, hasClam) : undefined
      const delay = (plan.delays[column] ?? 0) + (SIDE - 1 - Math.floor(to / SIDE)) * 16
      const fromY = field.centerY(to) - (rows + 0.5) * field.cellSize()
      return this.fallTrack(field.place(to, codes[to] ?? 0), to, fromY, delay, onEnd)
    })
    if (plan.tenseMs !== null)
      tracks.push({ durationMs: 0, delayMs: plan.tenseMs, update() {}, onEnd: watch.onTension })
    await field.run(tracks)
  }

  /** Lights clusters, writes what they pay and dims the rest. `isWin`: the round has paid more than its stake. */
  async light(clusters: readonly LitCluster[], isWin: boolean): Promise<void> {
    const { field } = this
    field.labels.show(clusters.map((cluster) => this.labelOf(cluster, isWin)))
    const glowing = new Set(clusters.flatMap(({ cells }) => cells))
    const tracks = field.cells.flatMap((sprite, cell): Track[] => {
      if (sprite === null) return []
      return [glowing.has(cell) ? shine(sprite) : dim(sprite)]
    })
    if (this.isStill()) {
      for (const { update } of tracks) update(1)
      field.stage.wake()
    } else await field.run(tracks)
  }

  /** Bursts cells, leaves pearls, collapses the columns and drops new symbols in; without `next` it ends after the burst. */
  async cascade(
    removed: readonly number[],
    pearls: readonly number[],
    next: readonly string[] | null,
  ): Promise<void> {
    const { field } = this
    field.labels.fade()
    if (this.isStill()) {
      field.labels.clear()
      if (next !== null) field.show(next)
      return
    }
    const kept = new Set(pearls)
    await this.burst(removed)
    for (const cell of removed) if (!kept.has(cell)) field.clear(cell)
    await this.growPearls(pearls)
    for (const [cell, sprite] of field.cells.entries()) {
      if (sprite === null) continue
      sprite.alpha = 1
      sprite.glow = field.restGlow(kept.has(cell) ? PEARL : field.codes[cell])
    }
    if (next !== null) await this.sink(new Set(removed.filter((cell) => !kept.has(cell))), next)
  }

  private isStill(): boolean {
    const { stage } = this.field
    return !stage.canDraw || stage.size().width === 0 || this.speed() === Number.POSITIVE_INFINITY
  }

  /** A fall of a sprite from `fromY` to the place of a cell. */
  private fallTrack(sprite: Sprite, cell: number, fromY: number, delayMs: number, onEnd?: () => void): Track {
    const { field } = this
    const rows = Math.abs(field.centerY(cell) - fromY) / field.cellSize()
    sprite.y = fromY
    return {
      durationMs: FALL_MS + rows * FALL_ROW_MS,
      delayMs,
      update(share) {
        sprite.x = field.centerX(cell)
        sprite.y = fromY + (field.centerY(cell) - fromY) * easeBounce(share)
      },
      ...(onEnd === undefined ? {} : { onEnd }),
    }
  }

  private labelOf({ cells, label }: LitCluster, isWin: boolean): PayLabel {
    const mean = (read: (cell: number) => number) =>
      cells.reduce((sum, cell) => sum + read(cell), 0) / cells.length
    return {
      x: mean((cell) => this.field.centerX(cell)),
      y: mean((cell) => this.field.centerY(cell)),
      text: label,
      isWin,
    }
  }

  private async burst(removed: readonly number[]): Promise<void> {
    const { field } = this
    const size = field.cellSize()
    for (const cell of removed) {
      const at = { x: field.centerX(cell), y: field.centerY(cell), lift: -size * 0.8, size: size * 0.3 }
      const rising = { speed: size * 2.2, gravity: -size * 2.4, lifeMs: 900 }
      const flying = { speed: size * 3.4, gravity: size * 2, lifeMs: 520 }
      field.particles.emit({ ...at, ...rising, count: 5, image: BUBBLE })
      field.particles.emit({ ...at, ...flying, count: 3, image: SPARK })
    }
    await field.run(
      removed.flatMap((cell): Track[] => {
        const sprite = field.cells[cell]
        if (sprite == null) return []
        return [
          {
            durationMs: BURST_MS,
            update(share) {
              sprite.scale = 1.05 + 0.3 * Math.sin(share * Math.PI) - share
              sprite.alpha = 1 - share
              sprite.glow = 1 - share
            },
          },
        ]
      }),
    )
  }

  private growPearls(pearls: readonly number[]): Promise<void> {
    return this.field.run(
      pearls.map((cell) => {
        const sprite = this.field.place(cell, PEARL)
        sprite.scale = 0
        return {
          durationMs: PEARL_MS,
          update(share: number) {
            sprite.scale = easeOut(share) * (1 + 0.35 * Math.sin(share * Math.PI))
            sprite.glow = 1 - 0.5 * share
          },
        }
      }),
    )
  }

  /** Collapses columns over their empty cells; new symbols fall in from above. */
  private async sink(empty: ReadonlySet<number>, next: readonly string[]): Promise<void> {
    const { field } = this
    const { moves, drops } = planCollapse(empty)
    const before = [...field.cells]
    const tracks: Track[] = []
    field.codes = readGrid(next)
    field.cells.fill(null)
    for (const { from, to } of moves) {
      const sprite = before[from] ?? null
      field.cells[to] = sprite
      if (sprite !== null && from !== to) tracks.push(this.fallTrack(sprite, to, sprite.y, (to % SIDE) * 12))
    }
    for (const { to, rows } of drops) {
      const fromY = field.centerY(to) - (rows + 0.4) * field.cellSize()
      tracks.push(this.fallTrack(field.place(to, field.codes[to] ?? 0), to, fromY, (to % SIDE) * 12 + 40))
    }
    await field.run(tracks)
  }
}

const dim = (sprite: Sprite): Track => ({
  durationMs: 180,
  update(share) {
    sprite.alpha = 1 - DIM * share
  },
})

const shine = (sprite: Sprite): Track => ({
  durationMs: LIGHT_MS,
  update(share) {
    sprite.scale = 1 + 0.14 * Math.sin(Math.min(1, share * 1.25) * Math.PI)
    sprite.glow = Math.min(1, share * 4)
    sprite.angle = Math.sin(share * Math.PI * 4) * 0.07 * (1 - share)
  },
})
