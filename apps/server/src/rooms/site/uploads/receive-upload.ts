import type { Readable } from 'node:stream'
import { type Outcome, refuse, refuseField } from '../../../platform/context/outcome.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { logSecurityEvent } from '../../../platform/telemetry/security-log.ts'
import type { SiteContext } from '../tables.ts'
import { DEFAULT_PACE, type Pace, receiveBody } from './receive-body.ts'
import { storeUpload } from './store-upload.ts'
import { findUpload, type UploadRow } from './upload-queries.ts'

/** Memory limits for uploads in progress: in total and per player. */
export interface UploadLimits {
  readonly bytes: number
  readonly bytesPerPlayer: number
  readonly uploadsPerPlayer: number
}

const DEFAULT_LIMITS: UploadLimits = {
  bytes: 160_000_000,
  bytesPerPlayer: 32_000_000,
  uploadsPerPlayer: 4,
}

type Sender = Pick<Caller, 'ip' | 'requestId'>

export interface UploadReceiver {
  /**
   * Receives the file of an upload whose URL signature was verified. 404 unknown, 409 already in progress, 10099 already
   * stored, 415 not the declared type, 413 longer than declared, 408 too slow, 10145 too many uploads of this player in
   * progress, 400 shorter than declared or invalid content, 503 memory limit reached.
   */
  receive(uploadId: string, contentType: string, body: Readable, sender: Sender): Promise<Outcome<object>>
}

interface InProgress {
  uploads: number
  bytes: number
}

/** Creates the upload receiver. Limits count received bytes, not declared sizes, so that slow senders do not block others. */
export function createUploadReceiver(
  ctx: SiteContext,
  pace: Pace = DEFAULT_PACE,
  limits: UploadLimits = DEFAULT_LIMITS,
): UploadReceiver {
  const inProgress = new Set<string>()
  const players = new Map<bigint, InProgress>()
  const all: InProgress = { uploads: 0, bytes: 0 }

  async function receiveCounted(upload: UploadRow, body: Readable, sender: Sender): Promise<Outcome<object>> {
    const own = players.get(upload.player_id) ?? { uploads: 0, bytes: 0 }
    const refusePlayerLimit = () => {
      logSecurityEvent(ctx, { event: 'limit.hit', limit: 'uploads', playerId: upload.player_id }, sender)
      return refuse(10145)
    }
    if (own.uploads >= limits.uploadsPerPlayer) return refusePlayerLimit()
    players.set(upload.player_id, own)
    own.uploads += 1
    let counted = 0
    const count = (bytes: number): boolean => {
      counted += bytes
      own.bytes += bytes
      all.bytes += bytes
      return own.bytes <= limits.bytesPerPlayer && all.bytes <= limits.bytes
    }
    try {
      const received = await receiveBody(body, upload.size, count, pace)
      if (received === 'refused') return own.bytes > limits.bytesPerPlayer ? refusePlayerLimit() : refuse(503)
      if (received === 'too slow') return refuse(408)
      if (received === 'too long') return refuse(413)
      if (received === 'broken') return refuseField('file', 'upload_unknown')
      if (received.length < upload.size)
        return refuseField('file', received.length === 0 ? 'upload_empty' : 'upload_unknown')
      return await storeUpload(ctx, upload, received)
    } finally {
      all.bytes -= counted
      own.bytes -= counted
      own.uploads -= 1
      if (own.uploads === 0) players.delete(upload.player_id)
    }
  }

  return {
    async receive(uploadId, contentType, body, sender) {
      if (inProgress.has(uploadId)) return refuse(409)
      inProgress.add(uploadId)
      try {
        const upload = await findUpload(ctx.db, uploadId)
        if (upload === undefined) return refuse(404)
        if (upload.stored_at !== null) return refuse(10099)
        if (baseType(contentType) !== baseType(upload.content_type)) return refuse(415)
        return await receiveCounted(upload, body, sender)
      } finally {
        inProgress.delete(uploadId)
      }
    },
  }
}

/** The media type without parameters, which browsers format differently. */
const baseType = (contentType: string): string => (contentType.split(';')[0] ?? '').trim().toLowerCase()
