import type { DocumentType, IdentityField } from './document.ts'

/** §3 document type. ID card: Taiwan citizens; resident certificate: foreigners in Taiwan; passport: any country. */
export const DOCUMENT_TYPES = {
  idCard: 1,
  residentCertificate: 2,
  passport: 3,
} as const satisfies Readonly<Record<string, DocumentType>>

/** Who gives out a document’s number: within a country, a register gives a number to one person. */
export type NumberRegister = 'citizen' | 'resident' | 'passport'

interface DocumentRules {
  /** ISO 7810: ID-1, a bank card; ID-3, a passport’s data page. */
  readonly format: 'card' | 'passport'
  /** Whether it has a reverse to photograph. */
  readonly hasReverse: boolean
  /** The only country that issues it, ISO 3166-1 alpha-2; null where any does. */
  readonly issuer: string | null
  /**
   * The registers of which its number may be one. A type that carries the number of another document names that one’s register:
   * otherwise one person could verify two accounts, one with each.
   */
  readonly registers: readonly [NumberRegister, ...NumberRegister[]]
  /** The fields printed on it, in reading order. */
  readonly fields: readonly IdentityField[]
  /** Those that every document of the type has. */
  readonly required: readonly IdentityField[]
}

const PERSON = ['name', 'id_number', 'gender', 'birth_date'] as const satisfies readonly IdentityField[]

/** What the types of documents are. */
export const DOCUMENT_RULES: Readonly<Record<DocumentType, DocumentRules>> = {
  [DOCUMENT_TYPES.idCard]: {
    format: 'card',
    hasReverse: true,
    issuer: 'TW',
    registers: ['citizen'],
    fields: [
      ...PERSON,
      'issue_date',
      'father',
      'mother',
      'spouse',
      'military_status',
      'birthplace',
      'address',
      'card_number',
    ],
    required: [...PERSON, 'issue_date'],
  },
  [DOCUMENT_TYPES.residentCertificate]: {
    format: 'card',
    hasReverse: true,
    issuer: 'TW',
    registers: ['resident'],
    fields: [...PERSON, 'issue_date', 'expiry_date', 'address', 'card_number'],
    required: [...PERSON, 'issue_date', 'expiry_date'],
  },
  [DOCUMENT_TYPES.passport]: {
    format: 'passport',
    hasReverse: false,
    issuer: null,
    registers: ['passport'],
    fields: [...PERSON, 'issue_date', 'expiry_date', 'birthplace'],
    required: [...PERSON, 'expiry_date'],
  },
}

/** Whether the document has a reverse to photograph. */
export const hasReverse = (type: DocumentType): boolean => DOCUMENT_RULES[type].hasReverse

/** Whether a country issues this type. */
export function isIssuedBy(type: DocumentType, country: string): boolean {
  const { issuer } = DOCUMENT_RULES[type]
  return issuer === null || issuer === country
}

/** Fields of which the front must show at least one: a photo of something else shows none. */
const TELLING_FIELDS = ['name', 'id_number', 'birth_date'] as const satisfies readonly IdentityField[]

/** Whether anything that tells a person was read on the front of a document: else its data cannot be confirmed. */
export const isFrontRead = (fields: Partial<Record<IdentityField, unknown>>): boolean =>
  TELLING_FIELDS.some((field) => fields[field] !== undefined)
