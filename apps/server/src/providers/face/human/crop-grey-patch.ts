import type { Pixels } from '@gamehall/face/engine'

/** Samples the image in grey as a square of `side` pixels, without averaging, so that the camera's noise remains. */
export function cropGreyPatch({ data, width, height, channels }: Pixels, side: number): Uint8Array {
  const patch = new Uint8Array(side * side)
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      const x = Math.floor(((column + 0.5) / side) * width)
      const y = Math.floor(((row + 0.5) / side) * height)
      const at = (y * width + x) * channels
      patch[row * side + column] =
        ((data[at] ?? 0) * 299 + (data[at + 1] ?? 0) * 587 + (data[at + 2] ?? 0) * 114) / 1000
    }
  return patch
}
