import type { DocumentType, IdentityField } from '@gamehall/contract/identity'
import type { LabelMeaning } from '../labels/label-words.ts'

/** The format of a value, which decides how it is found and read. */
export type FieldFormat =
  | 'chinese_name'
  | 'chinese'
  | 'place'
  | 'address'
  | 'latin_name'
  | 'latin'
  | 'date'
  | 'citizen_number'
  | 'resident_number'
  | 'gender'
  | 'serial'
  | 'lettered_serial'

export interface FieldSpec {
  readonly field: IdentityField
  readonly as: FieldFormat
  /** The printed labels beside or above the value. */
  readonly labels: readonly LabelMeaning[]
}

export type SideName = 'id_front' | 'id_reverse' | 'resident_front' | 'resident_reverse' | 'passport'

export interface Title {
  readonly label: LabelMeaning
  /** A title in Chinese, and how many of its letters in order tell it where a reader lost the others. */
  readonly surviving?: { readonly text: string; readonly letters: number }
}

/** One side of a document type: what is printed on it, wherever that is. */
export interface Side {
  readonly name: SideName
  readonly document: DocumentType
  readonly isReverse: boolean
  /** ISO 7810 ID-1, a bank card; ID-3, a passport page. */
  readonly format: 'card' | 'passport'
  readonly fields: readonly FieldSpec[]
  /** Fields without which it counts as unread; those of a passport are in its machine-readable zone. */
  readonly needed: readonly IdentityField[]
  /** What names the document; null where no title is printed. */
  readonly title: Title | null
  /** Other labels that only this side of this document has. */
  readonly own: readonly LabelMeaning[]
  /** How much each label says that this is the side. */
  readonly weights: Readonly<Partial<Record<LabelMeaning, number>>>
}

/** Width by height. */
export const aspectOf = (format: Side['format']): number => (format === 'card' ? 1600 / 1010 : 1600 / 1126)
