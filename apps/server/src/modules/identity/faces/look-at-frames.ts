import { createHash } from 'node:crypto'
import type { Hall } from '../../../core/hall.ts'
import { type Outcome, refuse, refuseField, succeed } from '../../../core/outcome.ts'
import type { FaceReading } from '../../../providers/face/index.ts'
import { readPicture, readUpload } from '../../site/index.ts'
import type { AttemptRow } from '../attempts/attempt-queries.ts'
import type { PhotoTurn } from '../documents/document-kind.ts'
import { matchDocument } from '../liveness/index.ts'
import { findPortrait } from './find-portrait.ts'

const LIMIT_MS = 20_000

/** A frame drawn anew, as JPEG, and the SHA-256 of that: whatever was put around the same picture changes neither. */
export interface Frame {
  readonly picture: Buffer
  readonly hash: Buffer
}

/** Frames as they arrived, in base64. 400: one is no picture. */
export async function openFrames(texts: readonly string[]): Promise<Outcome<Frame[], 400>> {
  const frames: Frame[] = []
  for (const text of texts) {
    const picture = await readPicture(Buffer.from(text, 'base64'))
    if (picture === null) return refuseField('frames', 'upload_type')
    frames.push({ picture, hash: createHash('sha256').update(picture).digest() })
  }
  return succeed(frames)
}

/** Finds the faces in pictures. 10148 the face reader is taken. */
export async function findFaces(
  hall: Hall,
  pictures: readonly Buffer[],
): Promise<Outcome<(readonly FaceReading[])[], 10148>> {
  const before = AbortSignal.timeout(LIMIT_MS)
  const readings: (readonly FaceReading[])[] = []
  for (const picture of pictures) {
    const faces = await hall.providers.face.readFaces(picture, before)
    if (faces === null) return refuse(10148)
    readings.push(faces)
  }
  return succeed(readings)
}

/** How alike the portrait on the draft's front, turned upright, is to these faces, 0 to 1; null without one. 10148 the face reader is taken. */
export async function matchPortrait(
  hall: Hall,
  draft: AttemptRow,
  turn: PhotoTurn,
  likenesses: readonly Float32Array[],
): Promise<Outcome<number | null, 10148>> {
  const front = draft.front_upload_id === null ? null : await readUpload(hall, draft.front_upload_id)
  if (front === null) return succeed(null)
  const before = AbortSignal.timeout(LIMIT_MS)
  const photo = { bytes: front.bytes, documentType: draft.document_type, turn }
  const portrait = await findPortrait(hall.providers.face, photo, before)
  return portrait === null ? refuse(10148) : succeed(matchDocument(portrait.face, likenesses))
}
