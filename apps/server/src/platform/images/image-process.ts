import { setPriority } from 'node:os'
import sharp from 'sharp'
import { serveParent } from '../processes/serve-parent.ts'
import { type ImageResult, type ImageTransform, transformImage } from './transform-image.ts'

/**
 * The process that decodes untrusted images, so that decoding uses neither the server's password-hashing threads nor its memory,
 * and an exploit finds no key. It ends with the server.
 */
const NICE_OFFSET = 10

export interface ImageRequest extends ImageTransform {
  readonly id: number
  readonly bytes: Uint8Array
}
export interface ImageAnswer {
  readonly id: number
  readonly result: ImageResult
}

sharp.cache(false)
sharp.concurrency(1)
setPriority(NICE_OFFSET)

serveParent(async ({ id, bytes, ...job }: ImageRequest): Promise<ImageAnswer> => {
  return { id, result: await transformImage(bytes, job) }
})
