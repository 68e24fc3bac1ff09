type Picture = Pick<ImageData, 'data' | 'width' | 'height'>
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const STEP = 4

/**
 * Mean brightness of a part of a picture, 0 to 255, sampled every fourth pixel; of the whole picture without a part.
 */
export function brightnessOf(picture: Picture, box: Box = { x: 0, y: 0, width: 1, height: 1 }): number {
  const { data, width, height } = picture
  const [left, right] = [clamp(box.x) * width, clamp(box.x + box.width) * width]
  const [top, bottom] = [clamp(box.y) * height, clamp(box.y + box.height) * height]
  let sum = 0
  let count = 0
  for (let y = Math.floor(top); y < bottom; y += STEP)
    for (let x = Math.floor(left); x < right; x += STEP) {
      const at = (y * width + x) * 4
      sum += 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
      count += 1
    }
  return count === 0 ? 0 : sum / count
}

const clamp = (share: number) => Math.min(1, Math.max(0, share))
