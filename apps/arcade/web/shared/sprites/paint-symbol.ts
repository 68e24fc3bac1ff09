/**
 * Paints an SVG `<symbol>` of the page to a picture of a size in pixels that is drawn often on a canvas. Null when the browser
 * cannot.
 */
export async function paintSymbolSprite(id: string, sizePx: number): Promise<CanvasImageSource | null> {
  const canvas = await paintSymbolCanvas(id, sizePx)
  if (canvas === null || typeof createImageBitmap !== 'function') return canvas
  return createImageBitmap(canvas).catch(() => canvas)
}

/** Paints an SVG `<symbol>` of the page on a canvas, with the gradients declared beside it. */
async function paintSymbolCanvas(id: string, sizePx: number): Promise<HTMLCanvasElement | null> {
  const drawing = document.getElementById(id)
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext?.('2d')
  if (drawing === null || pen === null || pen === undefined) return null
  const write = (node: Node) => new XMLSerializer().serializeToString(node)
  const paints = Array.from(
    drawing.parentElement?.querySelectorAll(':scope > linearGradient, :scope > radialGradient') ?? [],
    write,
  )
  const picture = new Image()
  picture.src = `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${sizePx}" height="${sizePx}"><defs>${paints.join('')}${write(drawing)}</defs><use href="#${id}" width="100" height="100"/></svg>`,
  )}`
  try {
    await picture.decode()
    canvas.width = sizePx
    canvas.height = sizePx
    pen.drawImage(picture, 0, 0, sizePx, sizePx)
    return canvas
  } catch {
    return null
  }
}

/**
 * As `paintSymbolSprite`, as an object URL of a PNG, which the caller revokes. Null when the browser cannot; the drawing itself is
 * used then. A data URL is many times as long, and each picture that shows it reads it again.
 */
export async function paintSymbol(id: string, sizePx: number): Promise<string | null> {
  const canvas = await paintSymbolCanvas(id, sizePx)
  if (canvas === null) return null
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return picture === null ? null : URL.createObjectURL(picture)
}
