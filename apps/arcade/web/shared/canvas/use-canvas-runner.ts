import { type RefObject, useEffect, useState } from 'react'
import { transferToWorker } from './transfer-to-worker.ts'

/** What draws on canvases. One object a part, at the top of its file: the part starts anew when it changes. */
export interface CanvasDrawing<Runner extends { stop(): void }> {
  /** How many canvases lie over each other, the first lowest. */
  readonly layers: number
  /** The class of each. */
  readonly className: string | undefined
  createWorker(): Worker
  /** The runner on a worker that was given the canvases. */
  createClient(worker: Worker): Runner
  /** The runner on the page, where browsers cannot draw in workers, or the worker's script does not load. */
  createRunner(canvases: readonly HTMLCanvasElement[]): Runner
}

/** Adds canvases to an element and draws them in a worker, else on the page. Null until they are there; another after a failure. */
export function useCanvasRunner<Runner extends { stop(): void }>(
  host: RefObject<HTMLElement | null>,
  drawing: CanvasDrawing<Runner>,
): Runner | null {
  const [runner, setRunner] = useState<Runner | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    // A canvas can be handed over once, and effects run twice in development: each gets its own.
    const canvases = Array.from({ length: drawing.layers }, () => createLayer(drawing.className))
    host.current?.append(...canvases)
    const worker = hasFailed ? null : transferToWorker(canvases, drawing.createWorker)
    worker?.addEventListener('error', () => setFailed(true))
    const created = worker === null ? drawing.createRunner(canvases) : drawing.createClient(worker)
    setRunner(created)
    return () => {
      created.stop()
      worker?.terminate()
      for (const canvas of canvases) canvas.remove()
    }
  }, [host, drawing, hasFailed])
  return runner
}

function createLayer(className: string | undefined): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.className = className ?? ''
  return canvas
}
