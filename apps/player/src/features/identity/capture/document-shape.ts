import type { DocumentType } from '@gamehall/contract/identity'
import { DOCUMENT_RULES } from '@gamehall/contract/identity/document-rules'
import type { Rectangle } from './grey-frame.ts'

/** Aspect ratio of the viewfinder: leaves room around any document. */
export const VIEW_ASPECT = 1.4
/** Share of the viewfinder’s width that the frame takes. */
export const FRAME_SHARE = 0.9

/** Aspect ratio by ISO 7810: a card is 85.6 by 54 mm (ID-1), a passport page 125 by 88 mm (ID-3). */
const ASPECTS = { card: 85.6 / 53.98, passport: 125 / 88 } as const

export const documentAspect = (type: DocumentType): number => ASPECTS[DOCUMENT_RULES[type].format]

/** The frame for the document in a picture of the viewfinder’s shape. */
export function frameRectangle(width: number, height: number, aspect: number): Rectangle {
  const frame = { width: width * FRAME_SHARE, height: (width * FRAME_SHARE) / aspect }
  return { ...frame, x: (width - frame.width) / 2, y: (height - frame.height) / 2 }
}
