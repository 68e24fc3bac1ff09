import type { DocumentType, IdentityField } from '@gamehall/contract/identity'

/** A document of the set, as `documents.json` holds it. Pictures are file names in `pictures/`. */
export interface ForeignDocument {
  readonly id: string
  readonly documentType: DocumentType
  readonly issueCountry: string
  /** What is printed; dates are `yyyy-MM-dd`. A field that is not printed is absent. */
  readonly truth: Partial<Record<IdentityField, string>>
  readonly clean: ForeignPictures
  readonly degraded: ForeignPictures
}

export interface ForeignPictures {
  readonly front: string
  readonly reverse: string | null
}

/** One side, drawn: a box of `width` × `height` CSS pixels. */
export interface DrawnSide {
  readonly html: string
  readonly width: number
  readonly height: number
  /** The face whose letters must all exist on the drawing machine, and the text set in it. */
  readonly face: string
  readonly text: string
}
