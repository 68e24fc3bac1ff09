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

export interface ProviderResponse {
  readonly code: ProviderCode
  readonly message: string
  readonly data: object | null
}

export function succeed(data: object): ProviderResponse {
  return { code: 'OK', message: '', data }
}

export function refuse(code: Exclude<ProviderCode, 'OK'>, message: string): ProviderResponse {
  return { code, message, data: null }
}
