import type { Hall } from '../../../core/hall.ts'
import { type Outcome, refuse, refuseField, succeed } from '../../../core/outcome.ts'
import type { FaceReading } from '../../../providers/face/index.ts'
import { readPicture, readUpload } from '../../site/index.ts'
import { matchDocument } from '../liveness/index.ts'

const LIMIT_MS = 20_000

export interface SeenFrames {
  /** Each drawn anew, as JPEG. */
  readonly pictures: readonly Buffer[]
  readonly readings: readonly (readonly FaceReading[])[]
}

/** Finds the faces in frames as they arrived. 400 a frame is no picture, 10148 the face reader is taken. */
export async function lookAtFrames(
  hall: Hall,
  frames: readonly Buffer[],
): Promise<Outcome<SeenFrames, 400 | 10148>> {
  const before = AbortSignal.timeout(LIMIT_MS)
  const pictures: Buffer[] = []
  const readings: (readonly FaceReading[])[] = []
  for (const frame of frames) {
    const picture = await readPicture(frame)
    if (picture === null) return refuseField('frames', 'upload_type')
    pictures.push(picture)
  }
  for (const picture of pictures) {
    const faces = await hall.providers.face.readFaces(picture, before)
    if (faces === null) return refuse(10148)
    readings.push(faces)
  }
  return succeed({ pictures, readings })
}

/** How alike the document's portrait is to these faces, 0 to 1; null without a portrait. 10148 the face reader is taken. */
export async function matchPortrait(
  hall: Hall,
  frontUploadId: string | null,
  likenesses: readonly Float32Array[],
): Promise<Outcome<number | null, 10148>> {
  const front = frontUploadId === null ? null : await readUpload(hall, frontUploadId)
  if (front === null) return succeed(null)
  const faces = await hall.providers.face.readFaces(front.bytes, AbortSignal.timeout(LIMIT_MS))
  return faces === null ? refuse(10148) : succeed(matchDocument(faces, likenesses))
}
