import type { TideMotion, TideReport, TideRequest } from './tide-messages.ts'
import { TideRunner } from './tide-runner.ts'

/** Serves the page's requests in a worker. Motions run one after another, as the page waits for each. */
export function createTideServer(post: (report: TideReport) => void): (request: TideRequest) => void {
  let runner: TideRunner | null = null
  let speed = 1

  async function move(motion: TideMotion): Promise<void> {
    switch (motion.kind) {
      case 'fallOut':
        return runner?.fallOut()
      case 'fall':
        return runner?.fall(motion.grid, {
          onColumn: (column, clams, hasClam) => post({ kind: 'column', column, clams, hasClam }),
          onTension: () => post({ kind: 'tension' }),
        })
      case 'light':
        return runner?.light(motion.clusters, motion.isWin)
      case 'cascade':
        return runner?.cascade(motion.removed, motion.pearls, motion.next)
    }
  }

  return (request) => {
    switch (request.kind) {
      case 'canvases':
        runner = new TideRunner(request.canvases[0], () => speed)
        return
      case 'layout':
        return runner?.setLayout(request.width, request.height, request.scale)
      case 'symbols':
        return runner?.setSymbols(request.symbols)
      case 'show':
        return runner?.show(request.grid)
      case 'speed':
        speed = request.speed
        return
      case 'move':
        speed = request.speed
        void move(request.motion).then(() => post({ kind: 'done' }))
    }
  }
}
