import type { DocumentType } from '@gamehall/contract/identity'
import type { DocumentSide } from './identity-draft-store.ts'
import { documentTypes } from './identity-steps.ts'
import type { stepsText } from './steps-text.ts'

type StepsText = (typeof stepsText)['zh-TW']

export function documentName(text: StepsText, type: DocumentType): string {
  if (type === documentTypes.idCard) return text.idCard
  return type === documentTypes.passport ? text.passport : text.residentCertificate
}

/** A passport has only its data page to photograph. */
export function sideName(text: StepsText, type: DocumentType, side: DocumentSide): string {
  if (type === documentTypes.passport) return text.dataPage
  return text[side]
}
