import type { IdentityField } from '@gamehall/contract/identity'
import type { TextBox } from '../../../../providers/ocr/index.ts'
import type { Anchor } from '../page/locate-fields.ts'
import type { PageFormat } from '../page/read-page.ts'

/** The format of a value, which decides how it is read. */
export type FieldFormat =
  | 'chinese_name'
  | 'chinese'
  | 'chinese_place'
  | 'latin'
  | 'minguo_date'
  | 'slashed_date'
  | 'spelled_date'
  | 'citizen_number'
  | 'resident_number'
  | 'chinese_gender'
  | 'latin_gender'
  | 'serial'
  | 'lettered_serial'

export interface FieldRegion {
  readonly field: IdentityField
  readonly as: FieldFormat
  /** The printed label beside or above the value. */
  readonly label: string | null
  /** One box per row. */
  readonly rows: readonly TextBox[]
}

/** One side of a document type: fixed labels and field regions. */
export interface Side {
  readonly name: 'id_front' | 'id_reverse' | 'resident_front' | 'resident_reverse' | 'passport'
  readonly format: PageFormat
  readonly anchors: readonly Anchor[]
  readonly regions: readonly FieldRegion[]
}

export const box = (left: number, top: number, right: number, bottom: number): TextBox => ({
  left,
  top,
  right,
  bottom,
})

export const fieldRegion = (
  field: IdentityField,
  as: FieldFormat,
  label: string | null,
  ...rows: readonly TextBox[]
): FieldRegion => ({ field, as, label, rows })
