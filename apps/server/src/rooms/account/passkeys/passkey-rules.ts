import type { Caller } from '../../../platform/http/route.ts'

/** Most passkeys of one player. */
export const MAX_PASSKEYS = 10

/** Lifetime of a WebAuthn challenge. */
export const PASSKEY_TIMEOUT_MS = 120_000

/** Accepted COSE signature algorithms: Ed25519, ES256, RS256. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257]

/** WebAuthn relying party id: the host name of the site. */
export const relyingPartyId = ({ origin }: Pick<Caller, 'origin'>): string => new URL(origin).hostname
