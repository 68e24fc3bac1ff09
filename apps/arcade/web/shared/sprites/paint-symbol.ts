/**
 * Paints an SVG `<symbol>` of the page on a canvas of a size in pixels, with the gradients that stand beside it. Null when the
 * browser cannot.
 */
export async function paintSymbolCanvas(id: string, sizePx: number): Promise<HTMLCanvasElement | null> {
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

/** As `paintSymbolCanvas`, as a PNG data URL. Null when the browser cannot; the drawing itself is used then. */
export async function paintSymbol(id: string, sizePx: number): Promise<string | null> {
  const canvas = await paintSymbolCanvas(id, sizePx)
  try {
    return canvas?.toDataURL('image/png') ?? null
  } catch {
    return null
  }
}
