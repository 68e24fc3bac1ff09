import type { Caller } from '../../../http/route.ts'

/** How many passkeys a player may have. */
export const PASSKEYS_AT_MOST = 10

/** How long an authenticator has, from the question to the answer. */
export const PASSKEY_TIMEOUT_MS = 120_000

/** A login this young may add a passkey without the password, where there is none. */
export const RECENT_LOGIN_MS = 15 * 60_000

/** The signatures taken, as COSE numbers them: Ed25519, ES256, RS256. Every authenticator makes one of these. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257]

/** What a passkey is bound to: the address at which players reach the hall. */
export const relyingPartyOf = ({ origin }: Pick<Caller, 'origin'>): string => new URL(origin).hostname
