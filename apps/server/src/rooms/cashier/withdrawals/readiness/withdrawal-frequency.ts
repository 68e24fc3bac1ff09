export interface FrequencyRules {
  readonly frequency_count: number
  readonly frequency_window_s: number
  readonly lock_s: number
}

/**
 * §8 10124: a player with `frequency_count` orders within the window is locked for `lock_s` from the last of them.
 * `latest`: creation times of the player's latest orders, newest first, up to `frequency_count`.
 * Returns the end of the lock; null when not locked.
 */
export function frequencyLockedUntil(rules: FrequencyRules, latest: readonly Date[], now: Date): Date | null {
  const newest = latest[0]
  const first = latest[rules.frequency_count - 1]
  if (newest === undefined || first === undefined) return null
  if (newest.getTime() - first.getTime() > rules.frequency_window_s * 1000) return null
  const until = new Date(newest.getTime() + rules.lock_s * 1000)
  return until > now ? until : null
}
