import type { BoardReport, BoardRequest } from './board-messages.ts'
import type { BoardRunner } from './board-runner.ts'

/** Serves the page's requests in a worker. Reports what happened in a frame in one message. */
export function createBoardServer(
  createRunner: (canvases: readonly OffscreenCanvas[]) => BoardRunner,
  post: (report: BoardReport) => void,
): (request: BoardRequest) => void {
  let runner: BoardRunner | null = null
  let isFast = false
  let pegs: number[] = []
  let landed: number[] = []

  function flush(isOver: boolean): void {
    if (pegs.length === 0 && landed.length === 0 && !isOver) return
    post({ pegs, landed, isOver })
    pegs = []
    landed = []
  }
  /** Adds to the report of this frame, which leaves when the frame's callbacks are done. */
  function note(list: number[], value: number): void {
    if (pegs.length === 0 && landed.length === 0) queueMicrotask(() => flush(false))
    list.push(value)
  }

  return (request) => {
    switch (request.kind) {
      case 'canvases':
        runner = createRunner(request.canvases)
        return
      case 'layout':
        return runner?.setLayout(request.layout, request.scale)
      case 'speed':
        isFast = request.isFast
        return
      case 'sparkle':
        return runner?.sparkle(request.slot, request.count)
      case 'drop':
        isFast = request.isFast
        void runner
          ?.drop({
            paths: request.paths,
            isFast: () => isFast,
            onPeg: (row) => note(pegs, row),
            onLanded: (index) => note(landed, index),
          })
          .then(() => flush(true))
    }
  }
}
