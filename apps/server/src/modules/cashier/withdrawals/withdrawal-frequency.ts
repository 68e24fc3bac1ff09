export interface FrequencyRules {
  readonly frequency_count: number
  readonly frequency_window_s: number
  readonly lock_s: number
}

/**
 * §8 10124: whoever opened `frequency_count` orders within the window is locked from the last of them on.
 * `latest`: when the player's last orders were opened, newest first, at least `frequency_count` of them where there are.
 * Null: not locked.
 */
export function lockedUntil(rules: FrequencyRules, latest: readonly Date[], now: Date): Date | null {
  const newest = latest[0]
  const first = latest[rules.frequency_count - 1]
  if (newest === undefined || first === undefined) return null
  if (newest.getTime() - first.getTime() > rules.frequency_window_s * 1000) return null
  const until = new Date(newest.getTime() + rules.lock_s * 1000)
  return until > now ? until : null
}
