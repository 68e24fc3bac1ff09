import { findTablesBelowMinCycle } from '@gamehall/arcade'
import { type Config, ConfigError } from '../../platform/config/config.ts'

type CycleConfig = Pick<Config, 'ARCADE_URL' | 'GAME_BETTING_MS' | 'GAME_TABLE_SPEED' | 'GAME_MIN_CYCLE_MS'>

/** Throws ConfigError when shared tables of the built-in arcade may begin a round within the minimum cycle. Another arcade refuses their launch. */
export function checkTableCycles(config: CycleConfig): void {
  if (config.ARCADE_URL !== undefined) return
  const short = findTablesBelowMinCycle({
    tableBettingMs: config.GAME_BETTING_MS ?? null,
    tableSpeed: config.GAME_TABLE_SPEED,
    minCycleMs: config.GAME_MIN_CYCLE_MS,
  })
  if (short.length === 0) return
  const tables = short.map(({ game, cycleMs }) => `${game} (${cycleMs} ms)`).join(', ')
  throw new ConfigError([
    `GAME_MIN_CYCLE_MS: with GAME_BETTING_MS and GAME_TABLE_SPEED as they are, rounds of ${tables} may follow each other faster than ${config.GAME_MIN_CYCLE_MS} ms`,
  ])
}
