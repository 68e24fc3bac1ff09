import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Still } from './face-model.ts'
import { FRAMES_PER_SECOND } from './render-scene.ts'

/** Marker before each frame. */
export const FRAME_HEADER = Buffer.from('FRAME\n')

/**
 * Writes frames as YUV4MPEG2, which Chromium plays as a camera. Renamed into place, so readers never see a partial
 * file.
 */
export async function writeVideo(path: string, frames: readonly Still[]): Promise<void> {
  const [first] = frames
  if (first === undefined) throw new Error('a film needs a frame')
  const head = `YUV4MPEG2 W${first.width} H${first.height} F${FRAMES_PER_SECOND}:1 Ip A1:1 C420jpeg\n`
  const parts = frames.flatMap((frame) => [FRAME_HEADER, toPlanes(frame)])
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  await writeFile(draft, Buffer.concat([Buffer.from(head), ...parts]))
  await rename(draft, path)
}

function toPlanes({ data, width, height }: Still): Uint8Array {
  const planes = new Uint8Array((width * height * 3) / 2)
  const red = width * height
  const blue = red + red / 4
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3
      const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      planes[y * width + x] = 0.299 * r + 0.587 * g + 0.114 * b
      if (x % 2 === 1 || y % 2 === 1) continue
      const quarter = (y / 2) * (width / 2) + x / 2
      planes[red + quarter] = 128 - 0.169 * r - 0.331 * g + 0.5 * b
      planes[blue + quarter] = 128 + 0.5 * r - 0.419 * g - 0.081 * b
    }
  return planes
}
