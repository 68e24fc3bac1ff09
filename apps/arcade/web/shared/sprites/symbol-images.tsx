import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { paintSymbol } from './paint-symbol.ts'

type Images = ReadonlyMap<string, string>

/** The bitmaps of the symbols by id, as URLs; empty until they are ready. */
const ImagesContext = createContext<Images>(new Map())

interface SymbolImagesProps {
  /** The ids of the page's SVG symbols, the same array at each render. */
  readonly ids: readonly string[]
  /** The largest size at which they are shown, in CSS pixels. */
  readonly shownPx: number
  readonly children: ReactNode
}

/**
 * Renders SVG symbols once to bitmaps for the pictures inside. A reference to a drawing is copied node by node wherever it is
 * shown, which is too slow where dozens move; a shared bitmap is not.
 */
export function SymbolImages({ ids, shownPx, children }: SymbolImagesProps) {
  const [images, setImages] = useState<Images>(new Map())
  useEffect(() => {
    const urls: string[] = []
    const revoke = () => {
      for (const url of urls.splice(0)) URL.revokeObjectURL(url)
    }
    let isCurrent = true
    const sizePx = Math.ceil(shownPx * Math.min(3, window.devicePixelRatio))
    void Promise.all(ids.map(async (id) => [id, await paintSymbol(id, sizePx)] as const)).then((painted) => {
      const images = painted.flatMap(([id, image]) => (image === null ? [] : [[id, image] as const]))
      urls.push(...images.map(([, image]) => image))
      if (isCurrent) setImages(new Map(images))
      else revoke()
    })
    return () => {
      isCurrent = false
      revoke()
    }
  }, [ids, shownPx])
  return <ImagesContext value={images}>{children}</ImagesContext>
}

interface SymbolImageProps {
  readonly id: string
  readonly className?: string | undefined
}

/** A symbol of the page as a picture: its bitmap, or its drawing until the bitmap is ready. */
export function SymbolImage({ id, className }: SymbolImageProps) {
  const image = useContext(ImagesContext).get(id)
  if (image !== undefined) return <img src={image} alt="" draggable={false} className={className} />
  return (
    <svg className={className} viewBox="0 0 100 100" aria-hidden="true">
      <use href={`#${id}`} width="100" height="100" />
    </svg>
  )
}
