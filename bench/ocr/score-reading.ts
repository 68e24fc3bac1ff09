import type { IdentityField } from '@gamehall/contract/identity'
import {
  DECISIVE_FIELDS,
  type DocumentReading,
  MIN_SURE_CONFIDENCE,
} from '../../apps/server/src/rooms/identity/index.ts'
import type { DocumentCase } from './document-cases.ts'

export interface Score {
  fields: number
  right: number
  /** Right, and sure: not marked for the player to check. */
  surelyRight: number
  /** Wrong, and not marked: what a player may overlook. */
  surelyWrong: number
  /** The same of the fields that decide. */
  decisiveWrong: number
  readonly faults: string[]
}

/** The fields that decide in the product. */
export const isDecisive = (field: IdentityField): boolean =>
  DECISIVE_FIELDS.some((decisive) => decisive === field)

export const emptyScore = (): Score => ({
  fields: 0,
  right: 0,
  surelyRight: 0,
  surelyWrong: 0,
  decisiveWrong: 0,
  faults: [],
})

/** Counts every field that is printed, and every one that was read where none is, letter for letter. */
export function addReading(
  score: Score,
  { truth }: DocumentCase,
  { fields }: Pick<DocumentReading, 'fields'>,
): void {
  const names = new Set([...Object.keys(truth), ...Object.keys(fields)]) as Set<IdentityField>
  for (const name of names) {
    const printed = truth[name] ?? ''
    const read = fields[name]
    if (printed === '' && read === undefined) continue
    const isRight = read?.value === printed
    const isSure = (read?.confidence ?? 0) >= MIN_SURE_CONFIDENCE
    score.fields += 1
    if (isRight) score.right += 1
    else
      score.faults.push(
        `${name}: ${printed} read as ${read?.value ?? 'nothing'} (${read?.confidence.toFixed(2) ?? ''})`,
      )
    if (isSure) score[isRight ? 'surelyRight' : 'surelyWrong'] += 1
    if (isSure && !isRight && isDecisive(name)) score.decisiveWrong += 1
  }
}
