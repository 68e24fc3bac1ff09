import type { DocumentType } from '@gamehall/contract/identity'
import type { FaceReader, FaceReading } from '../../../providers/face/index.ts'
import type { DocumentReading, PhotoTurn } from '../documents/document-kind.ts'
import { type ColourPicture, cutColour, openColour } from '../documents/picture/colour-picture.ts'
import { type Corners, findCorners } from '../documents/picture/find-corners.ts'
import { cornersWithin } from '../documents/picture/straighten.ts'
import { PORTRAIT_PLACES, type PortraitPlace } from '../documents/sides/portrait-places.ts'
import { LIVENESS_LIMITS } from '../liveness/liveness-limits.ts'

/** What the front of a document shows of its owner. */
export interface Portrait {
  /** Null: no face where the document has its portrait. */
  readonly face: FaceReading | null
  /** Whether the document was found, and no other face in the photo, on it or beside it, could be taken for it. */
  readonly isAlone: boolean
}

const CUT_WIDTH_PX = 480
/** How much wider or taller than the document the photo may be of which it is all. */
const OFF_SHAPE = 1.16
const NOBODY: Portrait = { face: null, isAlone: true }

export interface DocumentPhoto {
  readonly bytes: Uint8Array
  readonly documentType: DocumentType
  /** As its print was read: what lies the wrong way has its portrait elsewhere. */
  readonly turn: PhotoTurn
}

/**
 * Finds the portrait where this document has it once it is laid straight, and nowhere else: a face beside the document is
 * nobody’s. Null when the reader is taken.
 */
export async function findPortrait(
  reader: FaceReader,
  { bytes, documentType, turn }: DocumentPhoto,
  before: AbortSignal,
): Promise<Portrait | null> {
  const place = PORTRAIT_PLACES[documentType]
  const picture = await openColour(bytes, turn)
  if (picture === null) return NOBODY
  const { corners, isLaid } = await findPlace(picture, place)
  const tall = Math.round((CUT_WIDTH_PX * heightOf(place.box)) / widthOf(place.box))
  const faces = await readSure(reader, await cutColour(picture, corners, CUT_WIDTH_PX, tall), before)
  if (faces === null) return null
  const [face, ...others] = faces
  if (face === undefined) return NOBODY
  const around = await readSure(reader, picture.jpeg, before)
  if (around === null) return null
  const least = face.box.height * LIVENESS_LIMITS.second
  const sideLength = Math.hypot(corners[3].x - corners[0].x, corners[3].y - corners[0].y)
  const isBeside = ({ box }: FaceReading) =>
    box.height * picture.grey.height >= least * sideLength && !isWithin(middleOf(box, picture), corners)
  const isSecond = ({ box }: FaceReading) => box.height >= least
  return { face, isAlone: isLaid && !others.some(isSecond) && !around.some(isBeside) }
}

/** Told before the face recognition, which would be in vain without a portrait. */
export const addPortrait = (reading: DocumentReading, { face, isAlone }: Portrait): DocumentReading => ({
  ...reading,
  frontReasons: [...reading.frontReasons, ...(face === null ? (['document_no_face'] as const) : [])],
  checks: [...reading.checks, { name: 'portrait_alone', isOk: face !== null && isAlone }],
})

const widthOf = ({ left, right }: PortraitPlace['box']) => right - left
const heightOf = ({ top, bottom }: PortraitPlace['box']) => bottom - top

/** `isLaid`: the document was found, or is all that the photo shows. */
async function findPlace({ grey }: ColourPicture, { width, height, box }: PortraitPlace) {
  const { corners, sides } = await findCorners(grey, width / height)
  const shape = grey.width / grey.height / (width / height)
  const part = {
    left: box.left / width,
    top: box.top / height,
    right: box.right / width,
    bottom: box.bottom / height,
  }
  const isLaid = sides > 0 || (shape > 1 / OFF_SHAPE && shape < OFF_SHAPE)
  return { corners: cornersWithin(corners, part), isLaid }
}

/** The largest first. */
async function readSure(
  reader: FaceReader,
  picture: Buffer,
  before: AbortSignal,
): Promise<FaceReading[] | null> {
  const faces = await reader.readFaces(picture, before)
  return (
    faces
      ?.filter(({ score }) => score >= LIVENESS_LIMITS.score)
      .sort((a, b) => b.box.height - a.box.height) ?? null
  )
}

const middleOf = ({ x, y, width, height }: FaceReading['box'], { grey }: ColourPicture) => ({
  x: (x + width / 2) * grey.width,
  y: (y + height / 2) * grey.height,
})

/** On the inner side of all four. */
const isWithin = ({ x, y }: { readonly x: number; readonly y: number }, corners: Corners): boolean =>
  corners.every((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0
  })
