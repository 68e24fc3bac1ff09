import type { BoardReport, BoardRequest } from './board-messages.ts'
import { type BoardRunner, landAll, type Volley } from './board-runner.ts'

interface Falling {
  readonly volley: Volley
  readonly finish: () => void
  /** The balls that have not come to rest. */
  readonly left: Set<number>
  isFast: boolean
}

/** What a client needs of a worker. */
interface BoardWorker {
  postMessage(request: BoardRequest): void
  addEventListener(type: 'message', listener: (event: MessageEvent<BoardReport>) => void): void
}

/** The runner of a worker. */
export function createBoardClient(worker: BoardWorker): BoardRunner {
  let falling: Falling | null = null
  let hasLayout = false
  const ask = (request: BoardRequest) => worker.postMessage(request)

  /** Ends the volley; balls that still fall land. */
  function end(): void {
    const ended = falling
    falling = null
    for (const index of ended?.left ?? []) ended?.volley.onLanded(index)
    ended?.finish()
  }
  worker.addEventListener('message', ({ data }) => {
    if (falling === null) return
    const { volley, left } = falling
    for (const row of data.pegs) volley.onPeg(row)
    for (const index of data.landed) if (left.delete(index)) volley.onLanded(index)
    if (data.isOver) return end()
    const isFast = volley.isFast()
    if (isFast === falling.isFast) return
    falling.isFast = isFast
    ask({ kind: 'speed', isFast })
  })

  return {
    setLayout(layout, scale) {
      hasLayout = true
      ask({ kind: 'layout', layout, scale })
    },
    drop(volley) {
      if (!hasLayout) return landAll(volley)
      return new Promise((resolve) => {
        const isFast = volley.isFast()
        falling = { volley, finish: resolve, left: new Set(volley.paths.keys()), isFast }
        ask({ kind: 'drop', paths: volley.paths, isFast })
      })
    },
    sparkle: (slot, count) => ask({ kind: 'sparkle', slot, count }),
    stop: end,
  }
}
