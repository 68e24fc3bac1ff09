import type { FaceBox, Pixels } from '@gamehall/face/engine'

/** The box, twice as wide and as high, in grey, as a square of `side` points: each is the middle of what it stands for. */
export function cutPatch({ data, width, height, channels }: Pixels, box: FaceBox, side: number): Uint8Array {
  const patch = new Uint8Array(side * side)
  const left = (box.x - box.width / 2) * width
  const top = (box.y - box.height / 2) * height
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      const x = clamp(left + ((column + 0.5) / side) * box.width * 2 * width, width)
      const y = clamp(top + ((row + 0.5) / side) * box.height * 2 * height, height)
      const at = (y * width + x) * channels
      patch[row * side + column] =
        ((data[at] ?? 0) * 299 + (data[at + 1] ?? 0) * 587 + (data[at + 2] ?? 0) * 114) / 1000
    }
  return patch
}

const clamp = (value: number, size: number) => Math.min(size - 1, Math.max(0, Math.floor(value)))
