import type { GameRow, PlatformRow } from './catalogue-queries.ts'

/** Whether a platform is under maintenance at an instant; it reopens at `maintenance_until`. */
export function isMaintained(platform: PlatformRow, now: Date): boolean {
  return platform.is_maintained && (platform.maintenance_until === null || platform.maintenance_until > now)
}

/** Whether the lobby shows a platform as open: operators and its provider let players in, as far as is known. */
export function isShownOpen(platform: PlatformRow, now: Date): boolean {
  return platform.provider_state === 'up' && !isMaintained(platform, now)
}

/** §4 game status: 1 open, 2 maintenance. */
export function gameStatus(game: GameRow, platform: PlatformRow, now: Date): 1 | 2 {
  return game.is_open && game.is_enabled && !isMaintained(platform, now) ? 1 : 2
}

/** §4 game status as the lobby shows it: 2 also while the platform’s provider is not up, as far as is known. */
export function shownGameStatus(game: GameRow, platform: PlatformRow, now: Date): 1 | 2 {
  return isShownOpen(platform, now) ? gameStatus(game, platform, now) : 2
}

/** When a game or platform that is shown with this status reopens, as the contract has it: null when open or not known. */
export function shownMaintenanceEnd(status: 1 | 2, platform: PlatformRow): string | null {
  return status === 2 ? (platform.maintenance_until?.toISOString() ?? null) : null
}
