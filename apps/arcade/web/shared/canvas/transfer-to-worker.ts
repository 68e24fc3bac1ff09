/** What a worker is told first: the canvases that it draws. */
export interface CanvasTransfer {
  readonly kind: 'canvases'
  readonly canvases: readonly OffscreenCanvas[]
}

/**
 * Hands canvases over to a new worker, so that no frame of the page pays for their drawing. The worker's first message is a
 * `CanvasTransfer`. Null where the browser cannot draw in workers; the canvases are the page's then. A canvas can be handed over once.
 */
export function transferToWorker(
  canvases: readonly HTMLCanvasElement[],
  createWorker: () => Worker,
): Worker | null {
  if (typeof Worker !== 'function' || typeof OffscreenCanvasRenderingContext2D !== 'function') return null
  const worker = createWorker()
  const offscreen = canvases.map((canvas) => canvas.transferControlToOffscreen())
  const transfer: CanvasTransfer = { kind: 'canvases', canvases: offscreen }
  worker.postMessage(transfer, offscreen)
  return worker
}
