import { DAY_MS } from '../../../platform/time/durations.ts'

/** A session ends after being idle for this long. */
export const SESSION_IDLE_LIMIT_MS = 30 * DAY_MS

/** A session ends this long after its login, however much it is used. */
export const SESSION_LIFETIME_MS = 90 * DAY_MS

/** Shortest interval between two updates of a session's last use: an update for every call would cost too much. */
export const LAST_SEEN_UPDATE_INTERVAL_MS = 5 * 60_000
