const TAIPEI_AHEAD_MS = 8 * 3_600_000
const DAY_MS = 86_400_000

const text = (at: Date) => new Date(at.getTime() + TAIPEI_AHEAD_MS).toISOString()

/** Formats an instant as `yyyy/MM/dd HH:mm:ss` in Taipei. */
export const formatTaipeiTime = (at: Date): string =>
  text(at).slice(0, 19).replaceAll('-', '/').replace('T', ' ')

/** The Taipei day `daysAhead` days later, `yyyy/MM/dd`. */
export const formatTaipeiDay = (at: Date, daysAhead: number): string =>
  text(new Date(at.getTime() + daysAhead * DAY_MS))
    .slice(0, 10)
    .replaceAll('-', '/')
