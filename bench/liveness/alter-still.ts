import type { Still } from '@gamehall/face/testing'
import sharp from 'sharp'

export const encodeJpeg = ({ data, width, height }: Still): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer()

export const brighten = (still: Still, factor: number): Still => ({
  ...still,
  data: still.data.map((value) => Math.min(255, value * factor)),
})

/** A flat picture that comes nearer. */
export const enlarge = (still: Still, scale: number): Still => resample(still, scale, scale)

/** A flat picture that is turned aside: it only gets narrower. */
export const narrow = (still: Still, share: number): Still => resample(still, share, 1)

function resample({ data, width, height }: Still, scaleX: number, scaleY: number): Still {
  const altered = new Uint8Array(data.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const fromX = Math.round((x - width / 2) / scaleX + width / 2)
      const fromY = Math.round((y - height / 2) / scaleY + height / 2)
      if (fromX < 0 || fromX >= width || fromY < 0 || fromY >= height) continue
      const from = (fromY * width + fromX) * 3
      altered.set(data.subarray(from, from + 3), (y * width + x) * 3)
    }
  return { data: altered, width, height }
}
