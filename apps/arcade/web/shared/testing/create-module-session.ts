import type { OpenSessionResponse } from '../../../src/game-api/schema.ts'
import type { GameModule, SpotLimits } from '../../../src/games/game-module.ts'
import { toWire } from '../money/wire-money.ts'
import { createTestSession } from './create-test-page.ts'

const limits = ({ min, max, choices, step, start }: SpotLimits) => ({
  min: toWire(min),
  max: toWire(max),
  choices: choices.map(toWire),
  step: toWire(step),
  start: toWire(start),
})

/** A session of the game before its first round, with the limits and figures of its module. */
export function createModuleSession({ tables, proof, volatility, id }: GameModule): OpenSessionResponse {
  const views = tables.map((table) => ({
    id: table.id,
    spots: Object.fromEntries(Object.entries(table.spots).map(([spot, each]) => [spot, limits(each)])),
    max_win: toWire(table.maxWin),
  }))
  const [bets] = Object.values(views[0]?.spots ?? {})
  return createTestSession({
    game: id,
    tables: views,
    rtp: proof.rtp(),
    volatility,
    ...(bets && { bets }),
    ...(views[0] && { max_win: views[0].max_win }),
  })
}
