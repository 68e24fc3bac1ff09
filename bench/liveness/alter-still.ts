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

/** A flat picture that is turned aside: it only gets narrower. */
export function narrow({ data, width, height }: Still, share: number): Still {
  const altered = new Uint8Array(data.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const fromX = Math.round((x - width / 2) / share + width / 2)
      if (fromX < 0 || fromX >= width) continue
      const from = (y * width + fromX) * 3
      altered.set(data.subarray(from, from + 3), (y * width + x) * 3)
    }
  return { data: altered, width, height }
}
