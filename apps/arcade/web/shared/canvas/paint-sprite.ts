export type SpritePen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/**
 * Paints a picture of a size in pixels that is drawn often; the pen's origin is its centre. An image bitmap where the browser has
 * them: of a canvas that is drawn, a browser takes a snapshot each time. Null when the browser cannot paint.
 */
export function paintSprite(
  widthPx: number,
  heightPx: number,
  paint: (pen: SpritePen) => void,
): CanvasImageSource | null {
  if (typeof OffscreenCanvas === 'function') {
    const canvas = new OffscreenCanvas(widthPx, heightPx)
    const pen = canvas.getContext('2d')
    if (pen !== null) {
      pen.translate(widthPx / 2, heightPx / 2)
      paint(pen)
      return canvas.transferToImageBitmap()
    }
  }
  const canvas = document.createElement('canvas')
  canvas.width = widthPx
  canvas.height = heightPx
  const pen = canvas.getContext?.('2d') ?? null
  if (pen === null) return null
  pen.translate(widthPx / 2, heightPx / 2)
  paint(pen)
  return canvas
}
