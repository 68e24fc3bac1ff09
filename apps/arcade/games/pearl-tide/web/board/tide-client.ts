import type { SymbolPictures } from './tide-field.ts'
import type { TideMotion, TideReport, TideRequest } from './tide-messages.ts'
import type { FallWatch, TideRunner } from './tide-runner.ts'

/** What runs a board: a `TideRunner` on the page, or the client of one in a worker. */
export type TideBoard = Pick<
  TideRunner,
  'setLayout' | 'setSymbols' | 'show' | 'fallOut' | 'fall' | 'light' | 'cascade' | 'stop'
>

/** What a client needs of a worker. */
interface TideWorker {
  postMessage(request: TideRequest): void
  addEventListener(type: 'message', listener: (event: MessageEvent<TideReport>) => void): void
}

/** How often the speed is read while the board moves: a skip shall be felt at once. */
const SPEED_MS = 50

/** The board of a worker. `speed` as for `TideRunner`. What moves when it is stopped counts as moved. */
export function createTideClient(worker: TideWorker, speed: () => number): TideBoard {
  let watch: FallWatch | null = null
  let finish = () => {}
  let told = 1

  worker.addEventListener('message', ({ data }) => {
    if (data.kind === 'column') watch?.onColumn(data.column, data.clams, data.hasClam)
    else if (data.kind === 'tension') watch?.onTension()
    else finish()
  })
  const ask = (request: TideRequest) => worker.postMessage(request)
  function tellSpeed(): void {
    const now = speed()
    if (now === told) return
    told = now
    ask({ kind: 'speed', speed: now })
  }
  function move(motion: TideMotion, watching: FallWatch | null = null): Promise<void> {
    return new Promise((resolve) => {
      watch = watching
      const timer = setInterval(tellSpeed, SPEED_MS)
      finish = () => {
        clearInterval(timer)
        watch = null
        resolve()
      }
      told = speed()
      ask({ kind: 'move', motion, speed: told })
    })
  }

  return {
    setLayout: (width, height, scale) => ask({ kind: 'layout', width, height, scale }),
    setSymbols: (symbols) => ask({ kind: 'symbols', symbols: bitmapsOf(symbols) }),
    show: (grid) => ask({ kind: 'show', grid }),
    fallOut: () => move({ kind: 'fallOut' }),
    fall: (grid, watching) => move({ kind: 'fall', grid }, watching),
    light: (clusters, isWin) => move({ kind: 'light', clusters, isWin }),
    cascade: (removed, pearls, next) => move({ kind: 'cascade', removed, pearls, next }),
    stop: () => finish(),
  }
}

/** A worker can be sent bitmaps alone. */
const bitmapsOf = (symbols: SymbolPictures) =>
  symbols.map((symbol) =>
    typeof ImageBitmap === 'function' && symbol instanceof ImageBitmap ? symbol : null,
  )
