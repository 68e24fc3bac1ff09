import type { ProviderErrorCode } from '../../../providers/games/index.ts'

/** The contract’s code for each provider error (§8). */
export const PROVIDER_ERROR_CODES = {
  INSUFFICIENT: 30008,
  DUPLICATE: 30007,
  PLAYER_DISABLED: 30005,
  MAINTENANCE: 30000,
  RATE_LIMITED: 30003,
  BAD_SIGNATURE: 30001,
  CURRENCY: 30002,
  NOT_FOUND: 30005,
  UNKNOWN: 30004,
} as const satisfies Record<ProviderErrorCode, number>

const isProviderError = (error: string | null): error is ProviderErrorCode =>
  error !== null && Object.hasOwn(PROVIDER_ERROR_CODES, error)

/** The code of a stored provider error; `fallback` where none or an unknown one is stored. */
export function providerErrorCode<Fallback extends number>(error: string | null, fallback: Fallback) {
  return isProviderError(error) ? PROVIDER_ERROR_CODES[error] : fallback
}
