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

/**
 * Shows a picture of `paintSprite` on a canvas of the page, for as long as the canvas lives. A canvas that shows a bitmap costs a
 * frame nothing; one that was drawn on is read anew whenever the page is painted.
 */
export function showPicture(canvas: HTMLCanvasElement, picture: CanvasImageSource | null): void {
  if (typeof ImageBitmap === 'function' && picture instanceof ImageBitmap) {
    canvas.width = picture.width
    canvas.height = picture.height
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture)
  } else if (picture instanceof HTMLCanvasElement) {
    canvas.width = picture.width
    canvas.height = picture.height
    canvas.getContext?.('2d')?.drawImage(picture, 0, 0)
  }
}
