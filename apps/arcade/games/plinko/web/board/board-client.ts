import { transferToWorker } from '../../../../web/shared/canvas/transfer-to-worker.ts'
import { prefersReducedMotion } from '../../../../web/shared/motion/reduced-motion.ts'
import type { BoardReport, BoardRequest } from './board-messages.ts'
import { type BoardRunner, createBoardRunner, landAll, type Volley } from './board-runner.ts'

/** Runs a board on two canvases in a worker; on the page where the browser cannot. With reduced motion balls land at once. */
export function startBoard(moving: HTMLCanvasElement, still: HTMLCanvasElement): BoardRunner {
  const worker = transferToWorker(
    [moving, still],
    () => new Worker(new URL('./board-worker.ts', import.meta.url), { type: 'module', name: 'board' }),
  )
  const runner = worker === null ? createBoardRunner(moving, still) : createBoardClient(worker)
  return {
    ...runner,
    drop: (volley) => (prefersReducedMotion() ? landAll(volley) : runner.drop(volley)),
    sparkle(slot, count) {
      if (!prefersReducedMotion()) runner.sparkle(slot, count)
    },
  }
}

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
  addEventListener(type: 'error', listener: () => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent<BoardReport>) => void): void
  terminate(): void
}

/** The runner of a worker. Should its script not load, balls land at once. */
export function createBoardClient(worker: BoardWorker): BoardRunner {
  let falling: Falling | null = null
  let hasLayout = false
  let hasFailed = false
  const ask = (request: BoardRequest) => worker.postMessage(request)

  function end(): void {
    const ended = falling
    falling = null
    for (const index of ended?.left ?? []) ended?.volley.onLanded(index)
    ended?.finish()
  }
  worker.addEventListener('error', () => {
    hasFailed = true
    end()
  })
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
      if (hasFailed || !hasLayout) return landAll(volley)
      return new Promise((resolve) => {
        const isFast = volley.isFast()
        falling = { volley, finish: resolve, left: new Set(volley.paths.keys()), isFast }
        ask({ kind: 'drop', paths: volley.paths, isFast })
      })
    },
    sparkle: (slot, count) => ask({ kind: 'sparkle', slot, count }),
    stop() {
      worker.terminate()
      falling?.finish()
      falling = null
    },
  }
}
