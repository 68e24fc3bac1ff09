/** A login younger than this counts as proof of ownership where the account has no other. */
const RECENT_LOGIN_MS = 15 * 60_000

export const isRecentLogin = (loggedInAt: Date, now: Date): boolean =>
  now.getTime() - loggedInAt.getTime() < RECENT_LOGIN_MS
