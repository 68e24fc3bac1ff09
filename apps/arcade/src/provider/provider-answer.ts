/** The codes of the provider protocol (docs/protocols/arcade.md). */
export type ProviderCode =
  | 'OK'
  | 'INSUFFICIENT'
  | 'DUPLICATE'
  | 'PLAYER_DISABLED'
  | 'MAINTENANCE'
  | 'RATE_LIMITED'
  | 'BAD_SIGNATURE'
  | 'BAD_REQUEST'
  | 'CURRENCY'
  | 'NOT_FOUND'

export interface ProviderAnswer {
  readonly code: ProviderCode
  readonly message: string
  readonly data: object | null
}

export function answer(data: object): ProviderAnswer {
  return { code: 'OK', message: '', data }
}

export function refusal(code: Exclude<ProviderCode, 'OK'>, message: string): ProviderAnswer {
  return { code, message, data: null }
}
