import { DOCUMENT_TYPES, type DocumentType } from '@gamehall/contract/identity'
import type { TextBox } from '../../../../providers/ocr/index.ts'

/** Portrait region of a perspective-corrected document of `width` × `height`, with a margin. */
export interface PortraitRegion {
  readonly width: number
  readonly height: number
  readonly box: TextBox
}

const box = (left: number, top: number, right: number, bottom: number): TextBox => ({
  left,
  top,
  right,
  bottom,
})
const CARD = { width: 1600, height: 1010 } as const

/** Portrait regions per document type. Passports have the portrait on the left, above the MRZ. */
export const PORTRAIT_REGIONS: Readonly<Record<DocumentType, PortraitRegion>> = {
  [DOCUMENT_TYPES.idCard]: { ...CARD, box: box(1040, 70, 1600, 770) },
  [DOCUMENT_TYPES.residentCertificate]: { ...CARD, box: box(10, 190, 540, 840) },
  [DOCUMENT_TYPES.passport]: { width: 1600, height: 1126, box: box(0, 150, 560, 850) },
}
