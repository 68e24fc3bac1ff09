import type { Frame } from '../scene/picture.ts'

const CELL = 8

/** The frame with each pixel taken from where `source` says; asked on a grid of 8 pixels, straight between. */
export function warpFrame(frame: Frame, source: (x: number, y: number) => readonly [number, number]): Frame {
  const { width, height } = frame
  const [columns, rows] = [Math.ceil(width / CELL) + 1, Math.ceil(height / CELL) + 1]
  const from = new Float32Array(2 * columns * rows)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      from.set(source(column * CELL, row * CELL), 2 * (row * columns + column))
  const data = new Uint8Array(frame.data.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = 2 * ((y >> 3) * columns + (x >> 3))
      const [fx, fy] = [(x & 7) / CELL, (y & 7) / CELL]
      const mix = (axis: number) =>
        ((from[at + axis] as number) * (1 - fx) + (from[at + 2 + axis] as number) * fx) * (1 - fy) +
        ((from[at + 2 * columns + axis] as number) * (1 - fx) +
          (from[at + 2 * columns + 2 + axis] as number) * fx) *
          fy
      sample(frame, mix(0), mix(1), data, 3 * (y * width + x))
    }
  return { width, height, data }
}

/** Writes the frame's colour at a place between pixels. */
export function sample(frame: Frame, x: number, y: number, into: Uint8Array, at: number): void {
  const px = Math.min(frame.width - 1.001, Math.max(0, x))
  const py = Math.min(frame.height - 1.001, Math.max(0, y))
  const [left, top] = [px | 0, py | 0]
  const [fx, fy] = [px - left, py - top]
  const from = 3 * (top * frame.width + left)
  const under = from + 3 * frame.width
  const { data } = frame
  for (let channel = 0; channel < 3; channel += 1) {
    const upper = (data[from + channel] as number) * (1 - fx) + (data[from + 3 + channel] as number) * fx
    const lower = (data[under + channel] as number) * (1 - fx) + (data[under + 3 + channel] as number) * fx
    into[at + channel] = upper * (1 - fy) + lower * fy
  }
}

/** Darkens an ellipse as a mouth's inside would be dark. */
export function paintMouth(frame: Frame, x: number, y: number, rx: number, ry: number): Frame {
  const data = frame.data.slice()
  for (let py = Math.max(0, Math.floor(y - ry)); py < Math.min(frame.height, y + ry); py += 1)
    for (let px = Math.max(0, Math.floor(x - rx)); px < Math.min(frame.width, x + rx); px += 1) {
      const off = ((px - x) / rx) ** 2 + ((py - y) / ry) ** 2
      if (off >= 1) continue
      const share = Math.min(1, (1 - off) * 3)
      const at = 3 * (py * frame.width + px)
      ;[34, 14, 14].forEach((dark, channel) => {
        data[at + channel] = (data[at + channel] as number) * (1 - share) + dark * share
      })
    }
  return { ...frame, data }
}
