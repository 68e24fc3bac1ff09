import type { IdentityField } from '@gamehall/contract/identity'
import type { ScannedLine } from '../../../../providers/ocr/index.ts'
import { assignValues } from '../fields/assign-values.ts'
import { joinNumberParts } from '../lines/join-number-parts.ts'
import { understandLines } from '../lines/understand-lines.ts'
import type { SideName } from '../sides/side.ts'
import { SIDES } from '../sides/sides.ts'

/** The texts that are assigned to each field of a side, row by row, when these lines were scanned. */
export const valuesOf = (
  side: SideName,
  lines: readonly ScannedLine[],
): Partial<Record<IdentityField, string[]>> =>
  Object.fromEntries(
    assignValues(joinNumberParts(understandLines(lines)), SIDES[side]).map(({ spec, rows }) => [
      spec.field,
      rows.map(({ text }) => text),
    ]),
  )
