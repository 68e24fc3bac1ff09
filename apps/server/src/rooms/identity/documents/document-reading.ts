import type { DocumentType, IdentityField, IdentityReason } from '@gamehall/contract/identity'
import type { Corners } from './picture/find-corners.ts'
import type { ScreenTrace } from './screen/detect-screen.ts'

export interface DocumentKind {
  readonly documentType: DocumentType
  /** ISO 3166-1 alpha-2. */
  readonly issueCountry: string
}

export interface DocumentPhotos {
  readonly front: Uint8Array
  /** Null for documents without a reverse. */
  readonly reverse: Uint8Array | null
}

/** Values in the contract’s format: gender `1` or `2`, dates `yyyy-MM-dd`. */
export interface FieldReading {
  readonly value: string
  /** 0 to 1. */
  readonly confidence: number
}

/** One consistency check between two parts of the document, or a number and its check digit. */
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
    | 'sides_match'
    | 'sides_unknown'
    | 'title'
  readonly isOk: boolean
}

/** Degrees, clockwise. */
export type PhotoRotation = 0 | 90 | 180 | 270

export interface DocumentReading {
  /** Fields that could not be read are absent. */
  readonly fields: Partial<Record<IdentityField, FieldReading>>
  readonly frontReasons: readonly IdentityReason[]
  readonly reverseReasons: readonly IdentityReason[]
  /** The national ID number proven by a Taiwan passport’s machine-readable zone. */
  readonly citizenNumber?: string
  /** Shown to the reviewer and used by the automatic decision. */
  readonly checks: readonly DocumentCheck[]
  /** Rotation that makes the print on the front upright. */
  readonly frontTurn: PhotoRotation
  /**
   * Around the front’s print, in shares of the upright photo’s width and height: it tells where the portrait can be. Absent in
   * older readings, and where too little was read.
   */
  readonly frontPrint?: Corners
  /** Signs that a side is a photo of a screen, for the reviewer. Absent in older readings. */
  readonly screen?: { readonly front: ScreenTrace | null; readonly reverse: ScreenTrace | null }
}
