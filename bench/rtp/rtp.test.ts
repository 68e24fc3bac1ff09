import { expect, it } from 'vitest'
import * as games from '../../apps/arcade/games/index.ts'
import { meetsBar } from '../report.ts'
import { exactReturns } from './exact-returns.ts'
import { run } from './rtp.bench.ts'
import { samplers } from './samplers.ts'

it('proves the declared return of each mode of every registered game', async () => {
  const lines = await run()
  expect(lines.filter((line) => !meetsBar(line))).toEqual([])
  for (const { id } of Object.values(games))
    expect(lines.some(({ label }) => label.startsWith(id))).toBe(true)
})

it('has a way to prove each game, and no other', () => {
  const ids = Object.values(games).map(({ id }) => id)
  expect([...Object.keys(exactReturns), ...Object.keys(samplers)].sort()).toEqual(ids.sort())
})
