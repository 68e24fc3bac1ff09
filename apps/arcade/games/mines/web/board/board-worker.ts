import type { BoardRequest } from './board-messages.ts'
import { type BoardPainter, createBoardPainter } from './board-painter.ts'

let painter: BoardPainter | null = null

self.addEventListener('message', ({ data }: MessageEvent<BoardRequest>) => {
  switch (data.kind) {
    case 'canvases':
      painter = createBoardPainter(data.canvases[0])
      return
    case 'board':
      return painter?.setBoard(data.side, data.scale, data.art)
    case 'show':
      return painter?.show(data.sight)
    case 'press':
      return painter?.press(data.tile)
  }
})
