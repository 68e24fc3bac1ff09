import { DOCUMENT_TYPES, type DocumentType, type IdentityField } from './document.ts'

/** Whether a country issues this type: ID cards and resident certificates are Taiwan’s. */
export const isIssuedBy = (type: DocumentType, country: string): boolean =>
  type === DOCUMENT_TYPES.passport || country === 'TW'

/** Fields printed on each document type, in reading order. */
export const DOCUMENT_FIELDS: Readonly<Record<DocumentType, readonly IdentityField[]>> = {
  [DOCUMENT_TYPES.idCard]: [
    'name',
    'id_number',
    'gender',
    'birth_date',
    'issue_date',
    'father',
    'mother',
    'spouse',
    'military_status',
    'birthplace',
    'address',
    'card_number',
  ],
  [DOCUMENT_TYPES.residentCertificate]: [
    'name',
    'id_number',
    'gender',
    'birth_date',
    'issue_date',
    'expiry_date',
    'address',
    'card_number',
  ],
  [DOCUMENT_TYPES.passport]: [
    'name',
    'id_number',
    'gender',
    'birth_date',
    'issue_date',
    'expiry_date',
    'birthplace',
  ],
}

/** Fields that every document of a type has. */
export const REQUIRED_FIELDS: Readonly<Record<DocumentType, readonly IdentityField[]>> = {
  [DOCUMENT_TYPES.idCard]: ['name', 'id_number', 'gender', 'birth_date', 'issue_date'],
  [DOCUMENT_TYPES.residentCertificate]: [
    'name',
    'id_number',
    'gender',
    'birth_date',
    'issue_date',
    'expiry_date',
  ],
  [DOCUMENT_TYPES.passport]: ['name', 'id_number', 'gender', 'birth_date', 'expiry_date'],
}

/** Fields of which the front must show at least one: a photo of something else shows none. */
const TELLING_FIELDS = ['name', 'id_number', 'birth_date'] as const satisfies readonly IdentityField[]

/** Whether anything that tells a person was read on the front of a document: else its data cannot be confirmed. */
export const isFrontRead = (fields: Partial<Record<IdentityField, unknown>>): boolean =>
  TELLING_FIELDS.some((field) => fields[field] !== undefined)
