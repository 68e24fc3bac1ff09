import { type ReactNode, useEffect, useRef, useState } from 'react'
import { toSvgDocument } from './to-svg-document.ts'

interface StillDrawingProps {
  readonly viewBox: string
  readonly preserveAspectRatio?: string
  readonly className?: string | undefined
  /** SVG elements without classes. They are drawn once: later changes are not seen. */
  readonly children: ReactNode
}

/**
 * A decorative drawing that never changes, shown as a picture as soon as it is ready, without the loss of a bitmap. Of a drawing in the
 * page each shape is an element to style and to lay out, and each opacity or transform a piece that is put together in every frame.
 */
export function StillDrawing({ viewBox, preserveAspectRatio, className, children }: StillDrawingProps) {
  const drawing = useRef<SVGSVGElement>(null)
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => {
    if (drawing.current === null) return
    const url = URL.createObjectURL(new Blob([toSvgDocument(drawing.current)], { type: 'image/svg+xml' }))
    let isCurrent = true
    const image = new Image()
    image.src = url
    // A browser that cannot show it keeps the drawing.
    image.decode?.().then(
      () => isCurrent && setPicture(url),
      () => {},
    )
    return () => {
      isCurrent = false
      URL.revokeObjectURL(url)
    }
  }, [])
  if (picture !== null) return <img src={picture} alt="" draggable={false} className={className} />
  return (
    <svg
      ref={drawing}
      viewBox={viewBox}
      preserveAspectRatio={preserveAspectRatio}
      className={className}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
