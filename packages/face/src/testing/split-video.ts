import { randomBytes } from 'node:crypto'
import { FRAME_SIZE } from './face-model.ts'
import { FRAME_HEADER } from './write-video.ts'

/** YUV 4:2:0: luma for every pixel first, then both chroma planes for every four. */
const PIXELS = FRAME_SIZE.width * FRAME_SIZE.height
const FRAME_BYTES = FRAME_HEADER.length + PIXELS * 1.5
/** Noise range in luma levels. */
const NOISE = 16

/** Splits a Y4M video into its header and frames. */
export function splitVideo(film: Buffer): { readonly head: Buffer; readonly frames: readonly Buffer[] } {
  const begin = film.indexOf(FRAME_HEADER)
  const count = Math.floor((film.length - begin) / FRAME_BYTES)
  const frames = Array.from({ length: count }, (_, index) =>
    film.subarray(begin + index * FRAME_BYTES, begin + (index + 1) * FRAME_BYTES),
  )
  return { head: film.subarray(0, begin), frames }
}

/** Adds random camera noise, different on each call, so that no two frames are equal. */
export function addFrameNoise(frame: Buffer): Buffer {
  const grained = Buffer.from(frame)
  for (const [index, noise] of randomBytes(PIXELS).entries()) {
    const at = FRAME_HEADER.length + index
    grained[at] = Math.min(255, Math.max(0, (frame[at] ?? 0) + (noise % NOISE) - NOISE / 2))
  }
  return grained
}
