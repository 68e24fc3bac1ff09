import type { BoardSight } from './board-messages.ts'
import type { TileLook } from './tile-face.ts'
import { OPENING_MS, PRESS_MS } from './tile-motion.ts'
import { turnedTiles } from './turned-tiles.ts'

const TILES = 25

/** What a tile shows now. */
export interface TileState {
  readonly look: TileLook
  /** How long it has been open; `OPENING_MS` and more at rest. */
  readonly openedMs: number
  /** How long it has waited for the answer; null while it does not. */
  readonly waitingMs: number | null
  /** How long it has been pressed; null while it is not. */
  readonly pressedMs: number | null
}

/** What the tiles show as time passes. What they show first does not move. */
export class TileStates {
  private readonly openedMs = new Float64Array(TILES).fill(OPENING_MS)
  private sight: BoardSight | null = null
  private looks: readonly TileLook[] = []
  /** The looks when others were told, and the time since then. */
  private before: readonly TileLook[] = []
  private toldMs = 0
  private waitingMs = 0
  private pressed: number | null = null
  private pressedMs = 0

  show(next: BoardSight): void {
    const { sight } = this
    if (sight === null) this.looks = next.looks
    if (next.pending !== sight?.pending) this.waitingMs = 0
    if (next.looks.some((look, tile) => look !== sight?.looks[tile])) {
      this.before = this.looks
      this.toldMs = 0
    }
    this.sight = next
  }

  press(tile: number | null): void {
    this.pressed = tile
    this.pressedMs = 0
  }

  /** Whether anything goes on changing. */
  step(ms: number): boolean {
    const { sight, openedMs } = this
    if (sight === null) return false
    this.toldMs += ms
    this.waitingMs += ms
    this.pressedMs += ms
    for (const [tile, passed] of openedMs.entries()) if (passed < OPENING_MS) openedMs[tile] = passed + ms
    this.turn(sight)
    return (
      openedMs.some((passed) => passed < OPENING_MS) ||
      this.looks.some((look, tile) => look !== sight.looks[tile]) ||
      (sight.pending !== null && !sight.isStill) ||
      (this.pressed !== null && this.pressedMs < PRESS_MS)
    )
  }

  at(tile: number): TileState | null {
    const look = this.looks[tile]
    if (look === undefined) return null
    const isWaiting = this.sight?.pending === tile && !this.sight.isStill
    return {
      look,
      openedMs: this.openedMs[tile] ?? OPENING_MS,
      waitingMs: isWaiting ? this.waitingMs : null,
      pressedMs: this.pressed === tile ? this.pressedMs : null,
    }
  }

  private turn({ looks, from, isStill }: BoardSight): void {
    const turned = turnedTiles(this.before, looks, from, isStill ? Number.POSITIVE_INFINITY : this.toldMs)
    for (const [tile, look] of turned.entries())
      if (look !== this.looks[tile] && (look === 'gem' || look === 'hit'))
        this.openedMs[tile] = isStill ? OPENING_MS : 0
    this.looks = turned
  }
}
