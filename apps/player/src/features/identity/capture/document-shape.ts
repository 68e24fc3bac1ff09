import type { DocumentType } from '@gamehall/contract/identity'
import { documentTypes } from '../identity-steps.ts'
import type { Rectangle } from './grey-frame.ts'

/** The viewfinder's width by its height: room around either document. */
export const VIEW_ASPECT = 1.4
/** How much of the viewfinder's width the document is asked to take. */
export const FRAME_SHARE = 0.9

/** ISO 7810: a card is 85.6 by 54 mm (ID-1), a passport's page 125 by 88 (ID-3). */
export function documentAspect(type: DocumentType): number {
  return type === documentTypes.passport ? 125 / 88 : 85.6 / 53.98
}

/** Where the document is asked to lie in a picture of the viewfinder's shape. */
export function frameIn(width: number, height: number, aspect: number): Rectangle {
  const frame = { width: width * FRAME_SHARE, height: (width * FRAME_SHARE) / aspect }
  return { ...frame, x: (width - frame.width) / 2, y: (height - frame.height) / 2 }
}
