import type { DocumentType } from '@gamehall/contract/identity'
import { documentTypes } from '../steps/identity-steps.ts'
import type { Rectangle } from './grey-frame.ts'

/** Aspect ratio of the viewfinder: leaves room around any document. */
export const VIEW_ASPECT = 1.4
/** Share of the viewfinder’s width that the frame takes. */
export const FRAME_SHARE = 0.9

/** Aspect ratio by ISO 7810: a card is 85.6 by 54 mm (ID-1), a passport page 125 by 88 mm (ID-3). */
export function documentAspect(type: DocumentType): number {
  return type === documentTypes.passport ? 125 / 88 : 85.6 / 53.98
}

/** The frame for the document in a picture of the viewfinder’s shape. */
export function frameRectangle(width: number, height: number, aspect: number): Rectangle {
  const frame = { width: width * FRAME_SHARE, height: (width * FRAME_SHARE) / aspect }
  return { ...frame, x: (width - frame.width) / 2, y: (height - frame.height) / 2 }
}
