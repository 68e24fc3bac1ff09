/** A session unused for this long is over. */
export const SESSION_IDLE_LIMIT_MS = 30 * 86_400_000

/** A session this long after its login is over, however much it was used. */
export const SESSION_LIFETIME_MS = 90 * 86_400_000

/** How finely the last use of a session is kept: a write for every call would cost more than it tells. */
export const SEEN_STEP_MS = 5 * 60_000
