import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { SLOT_SYMBOLS, type SlotSymbol } from '../../symbols.ts'
import { SymbolArt } from './symbol-sprites.tsx'

type Images = ReadonlyMap<SlotSymbol, string>

const ImagesContext = createContext<Images>(new Map())

/** Maximum display width of a symbol on a reel, in CSS pixels. */
const SHOWN_PX = 84

/**
 * Renders every symbol once to a bitmap for the reels inside. An SVG reference is copied node by node into each of a hundred
 * cells, which is too slow for a frame on a slow phone; a shared bitmap is not.
 */
export function SymbolBitmaps({ children }: { readonly children: ReactNode }) {
  const [images, setImages] = useState<Images>(new Map())
  useEffect(() => {
    let isCurrent = true
    void paintSymbols(Math.ceil(SHOWN_PX * Math.min(3, window.devicePixelRatio))).then((painted) => {
      if (isCurrent) setImages(painted)
    })
    return () => {
      isCurrent = false
    }
  }, [])
  return <ImagesContext value={images}>{children}</ImagesContext>
}

/** A symbol on a reel: its bitmap, or its SVG until the bitmap is ready. */
export function ReelSymbol({
  symbol,
  className,
}: {
  readonly symbol: SlotSymbol
  readonly className?: string | undefined
}) {
  const image = useContext(ImagesContext).get(symbol)
  if (image === undefined) return <SymbolArt symbol={symbol} className={className} />
  return <img src={image} alt="" draggable={false} className={className} />
}

async function paintSymbols(sizePx: number): Promise<Images> {
  const painted = new Map<SlotSymbol, string>()
  for (const symbol of SLOT_SYMBOLS) {
    const image = await paintSymbol(symbol, sizePx)
    if (image !== null) painted.set(symbol, image)
  }
  return painted
}

/** Renders a symbol to a data URL; null when the browser cannot, the SVG is used then. */
async function paintSymbol(symbol: SlotSymbol, sizePx: number): Promise<string | null> {
  const drawing = document.getElementById(`dg-${symbol}`)
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
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${sizePx}" height="${sizePx}"><defs>${paints.join('')}${write(drawing)}</defs><use href="#dg-${symbol}" width="100" height="100"/></svg>`,
  )}`
  try {
    await picture.decode()
    canvas.width = sizePx
    canvas.height = sizePx
    pen.drawImage(picture, 0, 0, sizePx, sizePx)
    return canvas.toDataURL('image/png')
  } catch {
    return null
  }
}
