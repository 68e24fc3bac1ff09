import type { DocumentType } from '@gamehall/contract/identity'
import { DOCUMENT_TYPES } from '@gamehall/contract/identity/document-rules'
import type { DocumentSide } from './identity-draft-store.ts'
import type { stepsText } from './steps-text.ts'

type StepsText = (typeof stepsText)['zh-TW']

interface DocumentNames extends Readonly<Record<DocumentSide, keyof StepsText>> {
  readonly document: keyof StepsText
}

const CARD_SIDES = { front: 'front', reverse: 'reverse' } as const

const NAMES: Readonly<Record<DocumentType, DocumentNames>> = {
  [DOCUMENT_TYPES.idCard]: { document: 'idCard', ...CARD_SIDES },
  [DOCUMENT_TYPES.residentCertificate]: { document: 'residentCertificate', ...CARD_SIDES },
  // It has only its data page to photograph.
  [DOCUMENT_TYPES.passport]: { document: 'passport', front: 'dataPage', reverse: 'dataPage' },
}

export const documentName = (text: StepsText, type: DocumentType): string => text[NAMES[type].document]

export const sideName = (text: StepsText, type: DocumentType, side: DocumentSide): string =>
  text[NAMES[type][side]]
