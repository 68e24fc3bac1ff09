import type { SpritePen } from '../../../../web/shared/canvas/paint-sprite.ts'
import { type BoardLayout, placeX, rowY } from './board-layout.ts'

const FLASH_MS = 260

/** The pegs that were just touched glow for a moment. */
export interface PegFlashes {
  /** `rights`: how often the ball had fallen to the right before this row. */
  add(row: number, rights: number): void
  /** Lets the glow fade by `ms` and draws it. Returns whether any is left. */
  draw(pen: SpritePen, layout: BoardLayout, ms: number): boolean
}

export function createPegFlashes(): PegFlashes {
  const flashes = new Map<string, { readonly row: number; readonly rights: number; ms: number }>()
  return {
    add: (row, rights) => void flashes.set(`${row}-${rights}`, { row, rights, ms: FLASH_MS }),
    draw(pen, layout, ms) {
      for (const [key, peg] of flashes) {
        peg.ms -= ms
        if (peg.ms <= 0) flashes.delete(key)
        else drawFlash(pen, layout, placeX(layout, peg.row, peg.rights), rowY(layout, peg.row), peg.ms)
      }
      return flashes.size > 0
    },
  }
}

function drawFlash(pen: SpritePen, { pegRadius }: BoardLayout, x: number, y: number, ms: number): void {
  const share = ms / FLASH_MS
  pen.fillStyle = `rgb(255 236 170 / ${0.5 * share})`
  pen.beginPath()
  pen.arc(x, y, pegRadius * (2 + 2 * (1 - share)), 0, Math.PI * 2)
  pen.fill()
  pen.fillStyle = `rgb(255 250 225 / ${share})`
  pen.beginPath()
  pen.arc(x, y, pegRadius * 1.15, 0, Math.PI * 2)
  pen.fill()
}
