import type { Readable } from 'node:stream'
import type { Hall } from '../../../core/hall.ts'
import { type Outcome, refuse, refuseField } from '../../../core/outcome.ts'
import { storeUpload } from './store-upload.ts'
import { findUpload } from './upload-queries.ts'

/** What files on their way may take of this process's memory. */
const MAX_BYTES_ON_THE_WAY = 160_000_000

export interface Intake {
  /**
   * Receives the file of an upload whose address was signed. 404 unknown, 409 the same file is just arriving, 10099 it
   * arrived before, 415 another type than announced, 413 longer than announced, 400 shorter or not what it says, 503 full.
   */
  receive(uploadId: string, contentType: string, body: Readable): Promise<Outcome<object>>
}

export function createIntake(hall: Hall): Intake {
  const arriving = new Set<string>()
  let bytesOnTheWay = 0
  return {
    async receive(uploadId, contentType, body) {
      if (arriving.has(uploadId)) return refuse(409)
      arriving.add(uploadId)
      let reserved = 0
      try {
        const upload = await findUpload(hall.db, uploadId)
        if (upload === undefined) return refuse(404)
        if (upload.stored_at !== null) return refuse(10099)
        if (baseType(contentType) !== baseType(upload.content_type)) return refuse(415)
        if (bytesOnTheWay + upload.size > MAX_BYTES_ON_THE_WAY) return refuse(503)
        reserved = upload.size
        bytesOnTheWay += reserved
        const bytes = await readAtMost(body, upload.size)
        if (bytes === 'broken') return refuseField('file', 'upload_unknown')
        if (bytes === 'too long') return refuse(413)
        if (bytes.length < upload.size) {
          return refuseField('file', bytes.length === 0 ? 'upload_empty' : 'upload_unknown')
        }
        return await storeUpload(hall, upload, bytes)
      } finally {
        arriving.delete(uploadId)
        bytesOnTheWay -= reserved
      }
    },
  }
}

/** Without its parameters, which browsers write as they like. */
const baseType = (contentType: string): string => (contentType.split(';')[0] ?? '').trim().toLowerCase()

/** `too long` as soon as there is more than that; `broken` when the sender went away. */
async function readAtMost(body: Readable, maxBytes: number): Promise<Buffer | 'too long' | 'broken'> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      length += chunk.length
      if (length > maxBytes) return 'too long'
      chunks.push(chunk)
    }
  } catch {
    return 'broken'
  }
  return Buffer.concat(chunks)
}
