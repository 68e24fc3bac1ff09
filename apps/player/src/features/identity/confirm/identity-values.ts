import type { Calls, RequestOf } from '@gamehall/contract'
import type { IdentityField } from '@gamehall/contract/identity'
import type { DocumentReading } from '../reading/use-document-reading.ts'

export type IdentityValues = Record<IdentityField, string>

type Texts = Readonly<Partial<Record<IdentityField, string>>>

/** Initial values: typed before, else read from the photos. */
export function initialValues(
  fields: readonly IdentityField[],
  read: DocumentReading['fields'],
  typed: Texts,
): IdentityValues {
  return Object.fromEntries(
    fields.map((field) => [field, typed[field] ?? read[field]?.value ?? '']),
  ) as IdentityValues
}

/** Values the player changed from the reading. */
export function changedValues(values: IdentityValues, read: DocumentReading['fields']): Texts {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== (readOf(read, field) ?? '')),
  )
}

function readOf(read: DocumentReading['fields'], field: string): string | undefined {
  const known: Readonly<Record<string, { readonly value: string } | undefined>> = read
  return known[field]?.value
}

/** Whether a field needs checking: `unsure`, `missing`, or undefined. */
export function readingIssueOf(
  read: DocumentReading['fields'],
  field: IdentityField,
  value: string,
): 'unsure' | 'missing' | undefined {
  const known = read[field]
  if (known === undefined) return value === '' ? 'missing' : undefined
  return !known.is_sure && known.value === value ? 'unsure' : undefined
}

/** Converts form values to the request; blank fields become null. */
export function toConfirmRequest(values: IdentityValues): RequestOf<Calls['confirmIdentity']> {
  const { name, id_number, gender, birth_date, ...rest } = values
  const optional = Object.fromEntries(
    Object.entries(rest).map(([field, value]) => [field, value.trim() === '' ? null : value]),
  )
  return { ...optional, name, id_number, gender: gender === '1' ? 1 : 2, birth_date }
}
