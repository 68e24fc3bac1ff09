import { expect, it } from 'vitest'
import { ConfigError, readConfig } from '../../platform/config/config.ts'
import { checkTableCycles } from './check-table-cycles.ts'

const check = (env: Record<string, string>) => () => checkTableCycles(readConfig(env))

it('refuses tables whose betting, closing and result together are shorter than the minimum cycle', () => {
  const short = { GAME_BETTING_MS: '1000', GAME_TABLE_SPEED: '10', GAME_MIN_CYCLE_MS: '5000' }
  expect(check(short)).toThrow(ConfigError)
  expect(check(short)).toThrow(/GAME_MIN_CYCLE_MS: .*rocket-crash \(1400 ms\)/)
})

it('takes them at exactly the minimum cycle, and refuses a millisecond less', () => {
  expect(check({ GAME_BETTING_MS: '1000', GAME_MIN_CYCLE_MS: '5000' })).not.toThrow()
  expect(check({ GAME_BETTING_MS: '1000', GAME_MIN_CYCLE_MS: '5001' })).toThrow(/rocket-crash \(5000 ms\)/)
})

it('takes the tables as their games are, and any where no cycle is asked for', () => {
  expect(check({ GAME_MIN_CYCLE_MS: '5000', GAME_MIN_CYCLE_SLOTS_MS: '2500' })).not.toThrow()
  expect(check({ GAME_BETTING_MS: '2500', GAME_TABLE_SPEED: '6' })).not.toThrow()
})

it('leaves another arcade to refuse its own tables', () => {
  const short = { GAME_BETTING_MS: '1000', GAME_MIN_CYCLE_MS: '50000' }
  expect(check({ ...short, ARCADE_URL: 'https://arcade.example/arcade' })).not.toThrow()
})
