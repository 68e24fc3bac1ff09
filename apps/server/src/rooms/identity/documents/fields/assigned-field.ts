import type { LaidLine } from '../lines/laid-line.ts'
import type { PlacedLabel } from '../lines/understand-lines.ts'
import type { FieldSpec } from '../sides/side.ts'
import type { Direction } from './label-costs.ts'

/** A field and the lines that hold its value. */
export interface AssignedField {
  readonly spec: FieldSpec
  /** Null when no label names it: the value was found by its form alone. */
  readonly label: PlacedLabel | null
  readonly rows: readonly LaidLine[]
  /** Where the value stands, seen from its label. */
  readonly direction?: Direction
  /** The label is the only one in the value’s cell. */
  readonly isInCell?: true
  /** Another line may be the value instead. */
  readonly isContested?: true
  /** The rows are a surname and given names, each under a label of its own. */
  readonly isParted?: true
}
