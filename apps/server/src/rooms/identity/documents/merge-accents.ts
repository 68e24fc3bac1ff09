import type { IdentityField } from '@gamehall/contract/identity'
import type { FieldReading } from './document-reading.ts'
import { restoreAccents } from './fields/restore-accents.ts'
import { markVietnameseName, markVietnamesePlace } from './lexicons/vietnamese-words.ts'
import { mayHaveDiacritics } from './mrz/states-with-diacritics.ts'
import type { AccentedReadings } from './read-side.ts'

type Fields = Partial<Record<IdentityField, FieldReading>>

/** One reader alone knows accents, and none says surely that there are none. */
const DOUBTED = 0.6

const MARK_VIETNAMESE = { name: markVietnameseName, birthplace: markVietnamesePlace }

/**
 * A name and a birthplace with their accents, which neither machine-readable lines nor the other readers have. `state` is a
 * passport’s own, or a resident’s nationality. Where its language has any, both are doubted, and so is what is printed with marks
 * (`marked`) that were not read, whatever the state.
 */
export function mergeAccents(
  fields: Fields,
  state: string,
  accented: AccentedReadings = {},
  marked: readonly IdentityField[] = [],
): Fields {
  const restored: Fields = { ...fields }
  for (const field of ['name', 'birthplace'] as const) {
    const one = fields[field]
    if (one === undefined) continue
    const withAccents = restoreAccents(one.value, accented[field] ?? [])
    const value = state === 'VNM' ? MARK_VIETNAMESE[field](withAccents) : withAccents
    if (value !== one.value || mayHaveDiacritics(state, value) || marked.includes(field))
      restored[field] = { value, confidence: Math.min(DOUBTED, one.confidence) }
  }
  return restored
}
