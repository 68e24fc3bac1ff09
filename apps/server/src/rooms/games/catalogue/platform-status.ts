import type { GameRow, PlatformRow } from './catalogue-queries.ts'

/** Whether a platform is under maintenance at an instant; it reopens at `maintenance_until`. */
export function isMaintained(platform: PlatformRow, now: Date): boolean {
  return platform.is_maintained && (platform.maintenance_until === null || platform.maintenance_until > now)
}

/** §4 game status: 1 open, 2 maintenance. */
export function gameStatus(game: GameRow, platform: PlatformRow, now: Date): 1 | 2 {
  return game.is_open && game.is_enabled && !isMaintained(platform, now) ? 1 : 2
}
