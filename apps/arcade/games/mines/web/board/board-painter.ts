import { createCanvasStage } from '../../../../web/shared/canvas/canvas-stage.ts'
import type { BoardSight, TileArt } from './board-messages.ts'
import { createTileLayer } from './tile-layer.ts'

/** Draws the tiles of a board. */
export interface BoardPainter {
  /** The side of the board in CSS pixels, device pixels a CSS pixel, and the pictures for it. */
  setBoard(side: number, scale: number, art: TileArt): void
  show(sight: BoardSight): void
  /** Shows a tile under the finger; null after that. */
  press(tile: number | null): void
  stop(): void
}

/** How far the canvas reaches beyond the board, for blasts, in CSS pixels; its style sheet says so, too. */
const MARGIN = 24

/** Paints on a canvas. Needs no document: a worker may run it. */
export function createBoardPainter(canvas: HTMLCanvasElement | OffscreenCanvas | undefined): BoardPainter {
  const field = createTileLayer()
  // Most tiles lie still while some move: all stay as sharp as at rest.
  const stage = createCanvasStage(canvas, [field], Number.POSITIVE_INFINITY)
  return {
    setBoard(side, scale, art) {
      if (stage.canDraw) field.setBoard(side, scale, MARGIN, art)
      const length = side + 2 * MARGIN
      stage.setSize({ width: length, height: length, scale })
      stage.wake()
    },
    show(sight) {
      field.states.show(sight)
      stage.wake()
    },
    press(tile) {
      field.states.press(tile)
      stage.wake()
    },
    stop: () => stage.stop(),
  }
}
