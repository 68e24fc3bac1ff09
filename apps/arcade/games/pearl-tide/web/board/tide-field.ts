import { type CanvasStage, createCanvasStage } from '../../../../web/shared/canvas/canvas-stage.ts'
import { createParticles } from '../../../../web/shared/canvas/particles.ts'
import { createSpritePool, type Sprite } from '../../../../web/shared/canvas/sprite-pool.ts'
import { createTimeline, type Track } from '../../../../web/shared/canvas/timeline.ts'
import { CELLS, CLAM, PEARL, SIDE, SYMBOL_LETTERS } from '../../symbols.ts'
import { paintBubble, paintGlow, paintSpark } from './paint-lights.ts'
import { createPayLabels } from './pay-labels.ts'

/** A picture of each symbol, in the order of `SYMBOLS`. */
export type SymbolPictures = readonly (CanvasImageSource | null)[]

/** The share of a cell that its symbol fills. */
const SYMBOL_SHARE = 0.92
/** How strongly pearls and clams glow at rest. */
const REST_GLOW = 0.5
const MAX_PARTICLES = 420

/** The symbols of the board on a canvas: where each lies, and what moves. Lengths are CSS pixels. */
export class TideField {
  readonly stage: CanvasStage
  readonly timeline
  readonly sprites = createSpritePool()
  readonly particles = createParticles(MAX_PARTICLES)
  readonly labels = createPayLabels()
  /** The sprite of each cell; null while it is empty. */
  readonly cells: (Sprite | null)[] = Array.from({ length: CELLS }, () => null)
  /** The symbol of each cell, as an index of `SYMBOLS`. */
  codes: readonly number[] = []
  private symbols: SymbolPictures = []

  constructor(canvas: HTMLCanvasElement | OffscreenCanvas | undefined, speed: () => number) {
    this.timeline = createTimeline(speed)
    const clock = { step: (ms: number) => this.timeline.step(ms), draw() {} }
    this.stage = createCanvasStage(canvas, [clock, this.sprites, this.particles, this.labels])
    if (!this.stage.canDraw) return
    this.sprites.setGlow(paintGlow())
    this.particles.setImages([paintBubble(), paintSpark()])
  }

  cellSize(): number {
    return this.stage.size().width / SIDE
  }

  centerX(cell: number): number {
    return ((cell % SIDE) + 0.5) * this.cellSize()
  }

  centerY(cell: number): number {
    return (Math.floor(cell / SIDE) + 0.5) * this.cellSize()
  }

  restGlow(code: number | undefined): number {
    return code === CLAM || code === PEARL ? REST_GLOW : 0
  }

  /** Puts a symbol to rest in a cell. */
  place(cell: number, code: number): Sprite {
    const sprite = this.cells[cell] ?? this.sprites.acquire()
    sprite.image = this.symbols[code] ?? null
    sprite.x = this.centerX(cell)
    sprite.y = this.centerY(cell)
    sprite.size = this.cellSize() * SYMBOL_SHARE
    sprite.scale = 1
    sprite.alpha = 1
    sprite.angle = 0
    sprite.glow = this.restGlow(code)
    this.cells[cell] = sprite
    return sprite
  }

  clear(cell: number): void {
    const sprite = this.cells[cell]
    if (sprite != null) this.sprites.release(sprite)
    this.cells[cell] = null
  }

  /** Puts a grid on the board at once. */
  show(grid: readonly string[]): void {
    this.timeline.finish()
    this.codes = readGrid(grid)
    this.labels.clear()
    for (let cell = 0; cell < CELLS; cell += 1) this.place(cell, this.codes[cell] ?? 0)
    this.stage.wake()
  }

  setLayout(width: number, height: number, scale: number): void {
    this.timeline.finish()
    this.stage.setSize({ width, height, scale })
    this.placeAgain()
  }

  setSymbols(symbols: SymbolPictures): void {
    this.symbols = symbols
    for (const [cell, sprite] of this.cells.entries())
      if (sprite !== null) sprite.image = symbols[this.codes[cell] ?? 0] ?? null
    this.stage.wake()
  }

  /** Runs motions. Resolves when the last has ended. */
  async run(tracks: readonly Track[]): Promise<void> {
    if (tracks.length === 0) return
    const done = this.timeline.run(tracks)
    this.stage.wake()
    await done
  }

  private placeAgain(): void {
    for (const [cell, sprite] of this.cells.entries())
      if (sprite !== null) this.place(cell, this.codes[cell] ?? 0)
    this.stage.wake()
  }
}

/** The codes of a grid's symbols, cell by cell. */
export function readGrid(grid: readonly string[]): number[] {
  return Array.from(grid.join(''), (letter) => SYMBOL_LETTERS.indexOf(letter))
}
