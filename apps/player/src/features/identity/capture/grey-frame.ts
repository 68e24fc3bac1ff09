/** A greyscale picture, one byte per pixel. */
export type GreyFrame = { readonly grey: Uint8ClampedArray; readonly width: number; readonly height: number }

export type Rectangle = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Converts canvas RGBA to greyscale (Rec. 601). */
export function toGreyFrame({
  data,
  width,
  height,
}: Pick<ImageData, 'data' | 'width' | 'height'>): GreyFrame {
  const grey = new Uint8ClampedArray(width * height)
  for (let at = 0, from = 0; at < grey.length; at += 1, from += 4)
    grey[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8
  return { grey, width, height }
}

export function meanGrey({ grey, width }: GreyFrame, area: Rectangle): number {
  const { left, top, right, bottom } = edgesOf(area)
  let sum = 0
  for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) sum += grey[y * width + x] ?? 0
  return sum / Math.max(1, (right - left) * (bottom - top))
}

/** Edges in whole pixels; right and bottom are exclusive. */
export function edgesOf({ x, y, width, height }: Rectangle) {
  return {
    left: Math.round(x),
    top: Math.round(y),
    right: Math.round(x + width),
    bottom: Math.round(y + height),
  }
}
