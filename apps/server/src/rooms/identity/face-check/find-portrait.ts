import type { DocumentType } from '@gamehall/contract/identity'
import type { FaceReader, FaceReading } from '../../../providers/face/index.ts'
import type { DocumentReading, PhotoRotation } from '../documents/document-reading.ts'
import { isWithin } from '../documents/lines/is-within.ts'
import { type ColourPicture, cropColour, decodeColour } from '../documents/picture/colour-picture.ts'
import { cornersWithin } from '../documents/picture/correct-perspective.ts'
import { type Corners, findCorners } from '../documents/picture/find-corners.ts'
import { PORTRAIT_REGIONS, type PortraitRegion } from '../documents/sides/portrait-regions.ts'
import { LIVENESS_LIMITS } from './liveness/liveness-limits.ts'

/** The portrait found on the front of a document. */
export interface Portrait {
  /** Null when there is no face in the portrait region. */
  readonly face: FaceReading | null
  /** Whether the document was located and no other face in the photo could be mistaken for the portrait. */
  readonly isAlone: boolean
}

const CUT_WIDTH_PX = 480
/** Tolerated difference in aspect ratio for a photo that shows only the document. */
const OFF_SHAPE = 1.16
const NOBODY: Portrait = { face: null, isAlone: true }

export interface DocumentPhoto {
  readonly bytes: Uint8Array
  readonly documentType: DocumentType
  /** Rotation found by OCR: it decides where the portrait lies. */
  readonly turn: PhotoRotation
}

/**
 * Finds the portrait on the perspective-corrected document: in its usual region, else anywhere on it. Faces outside the
 * document are ignored. Null when the face engine is busy.
 */
export async function findPortrait(
  reader: FaceReader,
  { bytes, documentType, turn }: DocumentPhoto,
  before: AbortSignal,
): Promise<Portrait | null> {
  const place = PORTRAIT_REGIONS[documentType]
  const picture = await decodeColour(bytes, turn)
  if (picture === null) return NOBODY
  const { corners, part, isLocated, isWhole } = await findPlace(picture, place)
  const look: Look = async (within) => {
    const cut = cornersWithin(corners, within)
    const [wide, tall] = [distance(cut[0], cut[1]), distance(cut[0], cut[3])]
    const height = Math.round((CUT_WIDTH_PX * tall) / Math.max(1, wide))
    const faces = await readSure(reader, await cropColour(picture, cut, CUT_WIDTH_PX, height), before)
    return faces === null ? null : { corners: cut, faces }
  }
  const usual = await look(part)
  const seen = usual === null || usual.faces.length > 0 || !isWhole ? usual : await findElsewhere(look)
  if (seen === null) return null
  const [face, ...others] = seen.faces
  if (face === undefined) return NOBODY
  const around = await readSure(reader, picture.jpeg, before)
  if (around === null) return null
  const least = face.box.height * LIVENESS_LIMITS.second
  const sideLength = distance(seen.corners[0], seen.corners[3])
  const isBeside = ({ box }: FaceReading) =>
    box.height * picture.grey.height >= least * sideLength && !isWithin(middleOf(box, picture), seen.corners)
  const isSecond = ({ box }: FaceReading) => box.height >= least
  return { face, isAlone: isLocated && !others.some(isSecond) && !around.some(isBeside) }
}

/** Adds the result to the reading, so that a missing portrait is reported before the face check. */
export const addPortraitCheck = (reading: DocumentReading, { face, isAlone }: Portrait): DocumentReading => ({
  ...reading,
  frontReasons: [...reading.frontReasons, ...(face === null ? (['document_no_face'] as const) : [])],
  checks: [...reading.checks, { name: 'portrait_alone', isOk: face !== null && isAlone }],
})

/** A part of the document, in shares of its width and height. */
type Portion = PortraitRegion['box']

const WHOLE: Portion = { left: 0, top: 0, right: 1, bottom: 1 }
/** Margin around a face that was found on the whole document, in its own sizes. */
const AROUND = 0.7

/**
 * `isLocated`: the document was located, or fills the photo. `isWhole`: so surely that nothing beside it lies within its
 * corners.
 */
async function findPlace({ grey }: ColourPicture, { width, height, box }: PortraitRegion) {
  const { corners, visibleEdges } = await findCorners(grey, width / height)
  const shape = grey.width / grey.height / (width / height)
  const part = {
    left: box.left / width,
    top: box.top / height,
    right: box.right / width,
    bottom: box.bottom / height,
  }
  const isShaped = shape > 1 / OFF_SHAPE && shape < OFF_SHAPE
  return {
    corners,
    part,
    isLocated: visibleEdges > 0 || isShaped,
    isWhole: visibleEdges === 4 || (visibleEdges === 0 && isShaped),
  }
}

interface SeenFaces {
  /** Of the part of the photo that was searched. */
  readonly corners: Corners
  /** The largest first. */
  readonly faces: readonly FaceReading[]
}

type Look = (part: Portion) => Promise<SeenFaces | null>

/** The faces around the largest face on the whole document, read at a larger scale. A face beside it is left out. */
async function findElsewhere(look: Look): Promise<SeenFaces | null> {
  const all = await look(WHOLE)
  const [largest] = all?.faces ?? []
  if (largest === undefined) return all
  const { x, y, width, height } = largest.box
  return look({
    left: Math.max(0, x - AROUND * width),
    top: Math.max(0, y - AROUND * height),
    right: Math.min(1, x + (1 + AROUND) * width),
    bottom: Math.min(1, y + (1 + AROUND) * height),
  })
}

const distance = (one: Corners[number], other: Corners[number]): number =>
  Math.hypot(one.x - other.x, one.y - other.y)

/** Confident faces, largest first. */
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
