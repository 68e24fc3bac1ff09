import { describe, expect, it } from 'vitest'
import * as frontends from '../../../games/frontends.ts'
import * as modules from '../../../games/index.ts'
import type { GameModule } from '../../../src/games/game-module.ts'
import type { GamePage } from '../frontend/game-frontend.ts'
import type { GameTypes } from '../frontend/game-types.ts'
import type { GameController } from '../rounds/game-controller.ts'
import { createModuleSession } from '../testing/create-module-session.ts'

const games: readonly GameModule[] = Object.values(modules)

describe.each(Object.values(frontends))('the info page of $id', (frontend) => {
  it.each(['zh-TW', 'en'] as const)('states in %s what every game states', async (language) => {
    const { page }: { page: GamePage } = await frontend.loadPage()
    const found = games.find(({ id }) => id === frontend.id)
    if (found === undefined) throw new Error(`${frontend.id} has no module`)
    const session = createModuleSession(found)
    const draft = page.createDraft(session, null)
    const {
      returns,
      lostConnection,
      limits: _limits,
      ...figures
    } = page.facts({ draft, round: null } as GameController<GameTypes>, session, language)
    expect(returns.length).toBeGreaterThan(0)
    for (const { percent } of returns) expect(percent).toMatch(/^\d\d\.\d{2,4}$/)
    const { rtp, sideBets = [] } = found.proof
    for (const { percent } of returns.filter(({ isSideBet }) => !isSideBet))
      expect(Number(percent)).toBeGreaterThanOrEqual(Number(rtp()))
    // A game with side bets says what the least of them returns.
    expect(returns.filter(({ isSideBet }) => isSideBet).map(({ percent }) => Number(percent))).toEqual(
      sideBets.length === 0 ? [] : [Math.min(...sideBets.map((mode) => Number(rtp(mode))))],
    )
    expect(lostConnection.length).toBeGreaterThan(0)
    for (const text of [...Object.values(figures), ...lostConnection]) {
      expect(text).not.toBe('')
      expect(text).not.toMatch(/undefined|NaN|null|\[object/)
    }
  })
})

it.each([
  ['dragon-gate', '高'],
  ['pearl-tide', '中'],
  ['neon-sevens', '中'],
  ['blackjack', '低'],
  ['baccarat', '低'],
])('the info page of %s calls its volatility what its standard deviation is', async (id, word) => {
  const frontend = Object.values(frontends).find((one) => one.id === id)
  const found = games.find((one) => one.id === id)
  if (frontend === undefined || found === undefined) throw new Error(`no ${id}`)
  const { page }: { page: GamePage } = await frontend.loadPage()
  const session = createModuleSession(found)
  const game = { draft: page.createDraft(session, null), round: null } as GameController<GameTypes>
  expect(page.facts(game, session, 'zh-TW').volatility).toBe(word)
})
