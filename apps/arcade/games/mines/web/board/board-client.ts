import type { BoardRequest } from './board-messages.ts'
import type { BoardPainter } from './board-painter.ts'

/** The painter of a board in a worker, which was given the canvas. */
export function createBoardClient(worker: { postMessage(request: BoardRequest): void }): BoardPainter {
  const tell = (request: BoardRequest) => worker.postMessage(request)
  return {
    setBoard: (side, scale, { gems, bomb, blast }) =>
      tell({
        kind: 'board',
        side,
        scale,
        art: { gems: gems.map(bitmapOf), bomb: bitmapOf(bomb), blast: bitmapOf(blast) },
      }),
    show: (sight) => tell({ kind: 'show', sight }),
    press: (tile) => tell({ kind: 'press', tile }),
    stop() {},
  }
}

/** A worker can be sent bitmaps alone. */
const bitmapOf = (picture: CanvasImageSource | null) =>
  typeof ImageBitmap === 'function' && picture instanceof ImageBitmap ? picture : null
