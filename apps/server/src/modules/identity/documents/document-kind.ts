import type { DocumentType, IdentityField, IdentityReason } from '@gamehall/contract/identity'
import type { ScreenTrace } from './screen/look-for-screen.ts'

export interface DocumentKind {
  readonly documentType: DocumentType
  /** ISO 3166-1 alpha-2. */
  readonly issueCountry: string
}

export interface DocumentPhotos {
  readonly front: Uint8Array
  /** Null of a document without one. */
  readonly reverse: Uint8Array | null
}

/** As the contract's fields are written: gender `1` or `2`, dates `yyyy-MM-dd`. */
export interface FieldReading {
  readonly value: string
  /** 0 to 1. */
  readonly confidence: number
}

/** One thing that two places of the document, or a number and its check digit, say about each other. */
export interface DocumentCheck {
  readonly name:
    | 'id_checksum'
    | 'sex_digit'
    | 'dates'
    | 'mrz_number'
    | 'mrz_birth_date'
    | 'mrz_expiry_date'
    | 'mrz_composite'
    | 'mrz_country'
    | 'mrz_print'
    | 'portrait_alone'
  readonly isOk: boolean
}

/** In degrees, clockwise. */
export type PhotoTurn = 0 | 90 | 180 | 270

export interface DocumentReading {
  /** What could not be read is absent. */
  readonly fields: Partial<Record<IdentityField, FieldReading>>
  readonly frontReasons: readonly IdentityReason[]
  readonly reverseReasons: readonly IdentityReason[]
  /** The national ID number that a Taiwan passport's machine-readable lines prove. */
  readonly citizenNumber?: string
  /** For the reviewer, and for the automatic decision. */
  readonly checks: readonly DocumentCheck[]
  /** How far the photo of the front has to be turned for its print to stand upright. */
  readonly frontTurn: PhotoTurn
  /** How much each side looks like a screen’s picture: for the reviewer. Absent of what was read before it was looked for. */
  readonly screen?: { readonly front: ScreenTrace | null; readonly reverse: ScreenTrace | null }
}
