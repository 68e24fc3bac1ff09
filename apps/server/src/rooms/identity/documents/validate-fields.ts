import type { FieldRule } from '@gamehall/contract/errors'
import {
  DOCUMENT_RULES,
  genderOfIdNumber,
  type IdentityField,
  type IdentityFields,
  identityFields,
  validateIdNumber,
} from '@gamehall/contract/identity'
import { calculateAge } from '../../../platform/time/calculate-age.ts'
import type { DocumentKind } from './document-reading.ts'

/** Earliest plausible date of birth. */
const EARLIEST = '1900-01-01'

export interface FieldFault {
  readonly field: IdentityField
  readonly rule: FieldRule
  readonly params?: Record<string, string>
}

/**
 * Validates the data a player confirmed, at most one error per field: missing required fields, those that the document does not have, number format and check
 * digit, gender against the number, order of dates, an expired document, an age below `minimumAge`. `today` is the
 * Taiwan date, `yyyy-MM-dd`.
 */
export function validateIdentityFields(
  fields: IdentityFields,
  { documentType }: DocumentKind,
  today: string,
  minimumAge: number,
): readonly FieldFault[] {
  const { required, fields: printed } = DOCUMENT_RULES[documentType]
  const given = identityFields
    .keyof()
    .options.filter((field) => fields[field] != null && fields[field] !== '')
  const missing = required.filter((field) => !given.includes(field))
  const absent = given.filter((field) => !printed.includes(field))
  const numberRule = validateIdNumber(documentType, fields.id_number)
  const carried = numberRule === null ? genderOfIdNumber(documentType, fields.id_number) : null
  const faults: FieldFault[] = [
    ...missing.map((field) => ({ field, rule: 'required' }) as const),
    ...(numberRule === null ? [] : [{ field: 'id_number', rule: numberRule } as const]),
    ...(carried === null || carried === fields.gender
      ? []
      : [{ field: 'gender', rule: 'gender_mismatch' } as const]),
    ...validateBirth(fields.birth_date, today, minimumAge),
    ...validateIssue(fields, today),
    ...validateExpiry(fields, today),
  ]
  return [
    ...faults.filter(({ field }) => !absent.includes(field)),
    ...absent.map((field) => ({ field, rule: 'not_on_document' }) as const),
  ]
}

function validateBirth(birthDate: string, today: string, minimumAge: number): FieldFault[] {
  if (birthDate > today) return [{ field: 'birth_date', rule: 'date_future' }]
  if (birthDate < EARLIEST) return [{ field: 'birth_date', rule: 'date_format' }]
  if (calculateAge(birthDate, today) >= minimumAge) return []
  return [{ field: 'birth_date', rule: 'age_minimum_document', params: { age: String(minimumAge) } }]
}

function validateIssue(
  { issue_date: issued, birth_date: born }: IdentityFields,
  today: string,
): FieldFault[] {
  if (issued == null) return []
  if (issued > today) return [{ field: 'issue_date', rule: 'date_future' }]
  return issued < born ? [{ field: 'issue_date', rule: 'date_before_birth' }] : []
}

function validateExpiry(fields: IdentityFields, today: string): FieldFault[] {
  const { expiry_date: expires, issue_date: issued, birth_date: born } = fields
  if (expires == null) return []
  if (expires < born) return [{ field: 'expiry_date', rule: 'date_before_birth' }]
  if (issued != null && expires <= issued) return [{ field: 'expiry_date', rule: 'date_before_issue' }]
  return expires < today ? [{ field: 'expiry_date', rule: 'document_expired' }] : []
}
