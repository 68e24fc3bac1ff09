import { setPriority } from 'node:os'
import sharp from 'sharp'
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

process.once('disconnect', () => process.exit(0))
// The server ends this process; a Ctrl-C reaches both and is ignored here.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.on('message', ({ id, bytes, ...job }: ImageRequest) => {
  void transformImage(bytes, job).then((result) => {
    const answer: ImageAnswer = { id, result }
    if (process.connected) process.send?.(answer)
  })
})
