import sharp from 'sharp'
import type { IdCardData, PassportData, ResidentData } from './document-data.ts'
import { drawIdCardFront, drawIdCardReverse, ID_CARD_PORTRAIT } from './draw-id-card.ts'
import { drawPassport, PASSPORT_PORTRAIT } from './draw-passport.ts'
import { drawResidentFront, drawResidentReverse, RESIDENT_PORTRAIT } from './draw-resident.ts'
import { silhouette, svgOf, TYPEFACES } from './svg.ts'

export type DocumentDrawing =
  | { readonly kind: 'id_front' | 'id_reverse'; readonly data: IdCardData }
  | { readonly kind: 'resident_front' | 'resident_reverse'; readonly data: ResidentData }
  | { readonly kind: 'passport'; readonly data: PassportData }

type DrawingOptions = DocumentDrawing & {
  readonly seed: number
  /** Face picture for the portrait area. */
  readonly portrait?: Uint8Array
}

const PORTRAITS = {
  id_front: ID_CARD_PORTRAIT,
  resident_front: RESIDENT_PORTRAIT,
  passport: PASSPORT_PORTRAIT,
  id_reverse: null,
  resident_reverse: null,
} as const

/** Draws one side of a generated document: a PNG, 1600 px wide, deterministic per seed. */
export async function drawDocument(options: DrawingOptions): Promise<Buffer> {
  const card = sharp(printOf(options))
  const place = PORTRAITS[options.kind]
  if (place === null) return card.png().toBuffer()
  const { x: left, y: top, width, height } = place
  const input =
    options.portrait === undefined
      ? svgOf(width, height, silhouette(0, 0, width, height))
      : await sharp(options.portrait)
          .resize(width, height, { fit: 'cover', position: 'attention' })
          .png()
          .toBuffer()
  return card.composite([{ input, left, top }]).png().toBuffer()
}

function printOf({ seed, ...drawing }: DrawingOptions): Buffer {
  const face = TYPEFACES[seed % TYPEFACES.length] ?? TYPEFACES[0]
  switch (drawing.kind) {
    case 'id_front':
      return drawIdCardFront(drawing.data, face, seed)
    case 'id_reverse':
      return drawIdCardReverse(drawing.data, face, seed)
    case 'resident_front':
      return drawResidentFront(drawing.data, face, seed)
    case 'resident_reverse':
      return drawResidentReverse(drawing.data, face, seed)
    case 'passport':
      return drawPassport(drawing.data, face, seed)
  }
}
