import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { type Outcome, refuse, refuseField, succeed } from '../../../platform/context/outcome.ts'
import type { FaceReading } from '../../../providers/face/index.ts'
import { readUpload, reencodeImage, sniffType } from '../../site/index.ts'
import type { AttemptRow } from '../attempts/attempt-queries.ts'
import type { DocumentReading } from '../documents/document-reading.ts'
import type { IdentityContext } from '../tables.ts'
import { findPortrait, placeOf } from './find-portrait.ts'
import { matchDocument } from './liveness/index.ts'

const LIMIT_MS = 20_000

/** A frame re-encoded as JPEG, and its SHA-256. Metadata and appended bytes do not change either. */
export interface Frame {
  readonly picture: Buffer
  readonly hash: Buffer
}

const TYPES: readonly (string | null)[] = ['image/jpeg', 'image/webp']
/** Twice the largest frame the client sends: protects against decompression bombs. */
const MOST_PIXELS = 2_000_000

/** Decodes a player’s frames. 400 not a valid frame; 10321 the image queue is full. */
export async function decodeFrames(
  arrived: readonly Buffer[],
  playerId: bigint,
): Promise<Outcome<Frame[], 400 | 10321>> {
  const frames: Frame[] = []
  // All headers are checked before any frame is decoded.
  for (const bytes of arrived) if (!(await isFrame(bytes))) return refuseField('frames', 'upload_type')
  for (const bytes of arrived) {
    const picture = await reencodeImage(bytes, playerId.toString())
    if (picture === 'busy') return refuse(10321)
    if (typeof picture === 'string') return refuseField('frames', 'upload_type')
    frames.push({ picture, hash: hashFrame(picture) })
  }
  return succeed(frames)
}

export const hashFrame = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()

async function isFrame(bytes: Buffer): Promise<boolean> {
  // The first bytes decide which reader gets a file: that of drawings can take seconds to find a size.
  if (!TYPES.includes(sniffType(bytes))) return false
  try {
    const { width, height, pages = 1 } = await sharp(bytes).metadata()
    return pages === 1 && width * height <= MOST_PIXELS
  } catch {
    return false
  }
}

/** Finds the faces in pictures. 10321 the face engine is busy. */
export async function detectFaces(
  ctx: IdentityContext,
  pictures: readonly Buffer[],
): Promise<Outcome<(readonly FaceReading[])[], 10321>> {
  const before = AbortSignal.timeout(LIMIT_MS)
  const readings: (readonly FaceReading[])[] = []
  for (const picture of pictures) {
    const faces = await ctx.providers.face.readFaces(picture, before)
    if (faces === null) return refuse(10321)
    readings.push(faces)
  }
  return succeed(readings)
}

/**
 * Similarity of the portrait on the draft’s front photo to these embeddings, 0 to 1; null without a portrait. 10321 the
 * face engine is busy.
 */
export async function matchPortrait(
  ctx: IdentityContext,
  draft: AttemptRow,
  reading: Pick<DocumentReading, 'frontTurn' | 'frontPrint'>,
  likenesses: readonly Float32Array[],
): Promise<Outcome<number | null, 10321>> {
  const front = draft.front_upload_id === null ? null : await readUpload(ctx, draft.front_upload_id)
  if (front === null) return succeed(null)
  const before = AbortSignal.timeout(LIMIT_MS)
  const photo = { bytes: front.bytes, documentType: draft.document_type, ...placeOf(reading) }
  const portrait = await findPortrait(ctx.providers.face, photo, before)
  return portrait === null ? refuse(10321) : succeed(matchDocument(portrait.face, likenesses))
}
