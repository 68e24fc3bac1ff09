import { setPriority } from 'node:os'
import sharp from 'sharp'
import { drawImage, type ImageJob, type ImageResult } from './image-job.ts'

/**
 * Where strangers' pictures are decoded: a process of its own, so that decoding takes neither the threads that passwords are hashed
 * on nor the memory of the server, and what a crafted picture breaks holds no key. It ends when the server does.
 */
const LOWER_THAN_THE_HALL = 10

export interface ImageRequest extends ImageJob {
  readonly id: number
  readonly bytes: Uint8Array
}
export interface ImageAnswer {
  readonly id: number
  readonly result: ImageResult
}

sharp.cache(false)
sharp.concurrency(1)
setPriority(LOWER_THAN_THE_HALL)

process.once('disconnect', () => process.exit(0))
// The server's own end ends this one: a Ctrl-C reaches both at once.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.on('message', ({ id, bytes, ...job }: ImageRequest) => {
  void drawImage(bytes, job).then((result) => {
    const answer: ImageAnswer = { id, result }
    if (process.connected) process.send?.(answer)
  })
})
