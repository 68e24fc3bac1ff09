/** Data printed on a generated document. Dates are `yyyy-MM-dd`; absent texts are empty. */
export interface IdCardData {
  readonly name: string
  readonly id_number: string
  readonly gender: '1' | '2'
  readonly birth_date: string
  readonly issue_date: string
  readonly issuePlace: string
  readonly issueKind: '初發' | '補發' | '換發'
  readonly father: string
  readonly mother: string
  readonly spouse: string
  readonly military_status: string
  readonly birthplace: string
  readonly address: string
  readonly card_number: string
}

export interface ResidentData {
  readonly name: string
  readonly id_number: string
  readonly gender: '1' | '2'
  readonly birth_date: string
  readonly issue_date: string
  readonly expiry_date: string
  readonly nationality: string
  readonly address: string
  readonly card_number: string
}

export interface PassportData {
  readonly surname: string
  readonly givenNames: string
  /** Empty for passports of other countries. */
  readonly chineseName: string
  readonly id_number: string
  readonly personalNumber: string
  /** ISO 3166-1 alpha-3. */
  readonly country: string
  readonly gender: '1' | '2'
  readonly birth_date: string
  readonly issue_date: string
  readonly expiry_date: string
  readonly birthplace: string
}
