import type { DocumentType } from '@gamehall/contract/identity'
import type { FaceReader, FaceReading } from '../../../providers/face/index.ts'
import type { DocumentReading, PhotoRotation } from '../documents/document-reading.ts'
import { isWithin } from '../documents/lines/is-within.ts'
import { type ColourPicture, cropColour, decodeColour } from '../documents/picture/colour-picture.ts'
import { cornersWithin } from '../documents/picture/correct-perspective.ts'
import type { Corners, Point } from '../documents/picture/find-corners.ts'
import { PORTRAIT_REGIONS } from '../documents/sides/portrait-regions.ts'
import { type DocumentPlace, distance, findPlace, type Portion } from './document-place.ts'
import { LIVENESS_LIMITS } from './liveness/liveness-limits.ts'

/** The portrait found on the front of a document. */
export interface Portrait {
  /** Null when no face can be the portrait. */
  readonly face: FaceReading | null
  /**
   * Whether the document was located and no other face in the photo could be mistaken for the portrait. Without a portrait:
   * whether there is none, rather than faces of which none is surely on the document.
   */
  readonly isAlone: boolean
}

const CUT_WIDTH_PX = 480
const NOBODY: Portrait = { face: null, isAlone: true }
const UNCLEAR: Portrait = { face: null, isAlone: false }

export interface DocumentPhoto {
  readonly bytes: Uint8Array
  readonly documentType: DocumentType
  /** Rotation found by OCR: it decides where the portrait lies. */
  readonly turn: PhotoRotation
  /** Where OCR found the document’s print, in shares of the upright photo. */
  readonly print?: Corners | undefined
}

/** What a reading says of where the portrait is. */
export const placeOf = ({
  frontTurn,
  frontPrint,
}: Pick<DocumentReading, 'frontTurn' | 'frontPrint'>): Pick<DocumentPhoto, 'turn' | 'print'> => ({
  turn: frontTurn,
  print: frontPrint,
})

/**
 * Finds the portrait on the perspective-corrected document: in its usual region, else anywhere on it. Faces outside the
 * document are ignored. Where its edges are not found, the largest face around its print is taken, which is alone only
 * where it stands within that print. Null when the face engine is busy.
 */
export async function findPortrait(
  reader: FaceReader,
  { bytes, documentType, turn, print: shares }: DocumentPhoto,
  before: AbortSignal,
): Promise<Portrait | null> {
  const picture = await decodeColour(bytes, turn)
  if (picture === null) return NOBODY
  const print = shares === undefined ? null : toPixels(shares, picture)
  const place = await findPlace(picture, PORTRAIT_REGIONS[documentType], print)
  const look: Look = async (corners) => {
    const [wide, tall] = [distance(corners[0], corners[1]), distance(corners[0], corners[3])]
    const height = Math.round((CUT_WIDTH_PX * tall) / Math.max(1, wide))
    const faces = await readSure(reader, await cropColour(picture, corners, CUT_WIDTH_PX, height), before)
    return faces === null ? null : { corners, faces }
  }
  const seen = await findOnDocument(look, place, print)
  if (seen === null) return null
  if (seen.faces.length === 0 && place.isWhole) return NOBODY
  const around = await readSure(reader, picture.jpeg, before)
  if (around === null) return null
  if (seen.faces.length > 0) return evaluate(seen, around, picture, place.isLocated)
  const byPrint = print === null ? seen : await findAroundPrint(look, print)
  if (byPrint === null) return null
  if (print === null || byPrint.faces.length === 0) return around.length > 0 ? UNCLEAR : NOBODY
  return evaluate(byPrint, around, picture, isAmongPrint(byPrint, print))
}

/** Adds the result to the reading, so that a missing portrait is reported before the face check. */
export const addPortraitCheck = (reading: DocumentReading, { face, isAlone }: Portrait): DocumentReading => ({
  ...reading,
  frontReasons: [
    ...reading.frontReasons,
    ...(face === null && isAlone ? (['document_no_face'] as const) : []),
  ],
  checks: [...reading.checks, { name: 'portrait_alone', isOk: face !== null && isAlone }],
})

const WHOLE: Portion = { left: 0, top: 0, right: 1, bottom: 1 }
/** Margin around a face that was found on the whole document, in its own sizes. */
const AROUND = 0.7

interface SeenFaces {
  /** Of the part of the photo that was searched. */
  readonly corners: Corners
  /** The largest first. */
  readonly faces: readonly FaceReading[]
}

type Look = (corners: Corners) => Promise<SeenFaces | null>

const NO_FACES = (corners: Corners): SeenFaces => ({ corners, faces: [] })

/** The faces in the portrait’s usual region, else on the whole document; none where edges are known not to be the document’s. */
async function findOnDocument(
  look: Look,
  { corners, part, isLocated, isWhole }: DocumentPlace,
  print: Corners | null,
): Promise<SeenFaces | null> {
  if (!isLocated && print !== null) return NO_FACES(corners)
  const usual = await look(cornersWithin(corners, part))
  if (usual === null || usual.faces.length > 0 || !isWhole) return usual
  const all = await look(cornersWithin(corners, WHOLE))
  return all && lookCloser(look, all)
}

/** The faces around the largest of those seen, read at a larger scale. A face beside it is left out. */
async function lookCloser(look: Look, seen: SeenFaces): Promise<SeenFaces | null> {
  const [largest] = seen.faces
  if (largest === undefined) return seen
  const { x, y, width, height } = largest.box
  return look(
    cornersWithin(seen.corners, {
      left: Math.max(0, x - AROUND * width),
      top: Math.max(0, y - AROUND * height),
      right: Math.min(1, x + (1 + AROUND) * width),
      bottom: Math.min(1, y + (1 + AROUND) * height),
    }),
  )
}

/** How far a document reaches beyond its print: aside, of the longer side of the print, and above and below, of its height. */
const [ASIDE, OVER] = [0.8, 0.6]
/** Parts that are searched one by one, as small faces are not found in large pictures: shares of the searched width. */
const PARTS = [
  [0, 0.4],
  [0.3, 0.7],
  [0.6, 1],
] as const
/** A portrait’s face, in heights of the document’s print. */
const [SMALLEST, LARGEST] = [0.15, 1]

/** The faces around the largest one on or beside the print that is as large as a portrait’s. */
async function findAroundPrint(look: Look, print: Corners): Promise<SeenFaces | null> {
  const [wide, tall] = [distance(print[0], print[1]), distance(print[0], print[3])]
  const aside = (ASIDE * Math.max(wide, tall)) / Math.max(1, wide)
  const at = (share: number) => -aside + share * (1 + 2 * aside)
  const parts: SeenFaces[] = []
  for (const [left, right] of PARTS) {
    const area = { left: at(left), top: -OVER, right: at(right), bottom: 1 + OVER }
    const seen = await look(cornersWithin(print, area))
    if (seen === null) return null
    const faces = seen.faces.filter(({ box }) => {
      const height = box.height * (1 + 2 * OVER)
      return height >= SMALLEST && height <= LARGEST
    })
    parts.push({ ...seen, faces })
  }
  const [largest = NO_FACES(print)] = parts.toSorted((one, other) => heightIn(other) - heightIn(one))
  return lookCloser(look, largest)
}

const heightIn = ({ faces: [face] }: SeenFaces): number => face?.box.height ?? 0

/** How far beside the print, as a share of its width, a face may reach that stands within it. */
const BESIDE = 0.03

/** Whether the largest face stands within the print: then it is on the document as the print is. */
function isAmongPrint({ corners, faces: [face] }: SeenFaces, print: Corners): boolean {
  if (face === undefined) return false
  const { x, y, width, height } = face.box
  const among = cornersWithin(print, { left: -BESIDE, top: 0, right: 1 + BESIDE, bottom: 1 })
  const level = y + height / 2
  const ends = cornersWithin(corners, { left: x, top: level, right: x + width, bottom: level })
  return isWithin(ends[0], among) && isWithin(ends[1], among)
}

/** The largest of the faces seen; alone where its place is sure and no other is nearly as large. */
function evaluate(
  seen: SeenFaces,
  around: readonly FaceReading[],
  picture: ColourPicture,
  isSure: boolean,
): Portrait {
  const [face, ...others] = seen.faces
  if (face === undefined) return UNCLEAR
  const least = face.box.height * LIVENESS_LIMITS.second
  const sideLength = distance(seen.corners[0], seen.corners[3])
  const isBeside = ({ box }: FaceReading) =>
    box.height * picture.grey.height >= least * sideLength && !isWithin(middleOf(box, picture), seen.corners)
  const isSecond = ({ box }: FaceReading) => box.height >= least
  return { face, isAlone: isSure && !others.some(isSecond) && !around.some(isBeside) }
}

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

const toPixels = ([nw, ne, se, sw]: Corners, { grey }: ColourPicture): Corners => {
  const place = ({ x, y }: Point): Point => ({ x: x * grey.width, y: y * grey.height })
  return [place(nw), place(ne), place(se), place(sw)]
}

const middleOf = ({ x, y, width, height }: FaceReading['box'], { grey }: ColourPicture) => ({
  x: (x + width / 2) * grey.width,
  y: (y + height / 2) * grey.height,
})
