import { expect, it } from 'vitest'
import { findViolations } from './find-violations.ts'
import { gameParts } from './game-parts.ts'

const registered = {
  'apps/arcade/games/index.ts': "export { coinToss } from './coin-toss/module.ts'\n",
  'apps/arcade/games/frontends.ts': "export { coinTossFrontend } from './coin-toss/web/frontend.ts'\n",
  'apps/arcade/games/coin-toss/module.ts': "export const coinToss = 'coin-toss'\n",
  'apps/arcade/games/coin-toss/web/frontend.ts': 'export const coinTossFrontend = 1\n',
  'apps/arcade/games/coin-toss/web/cover.svg': '<svg/>',
}
const dice = {
  'apps/arcade/games/dice/module.ts': '',
  'apps/arcade/games/dice/web/frontend.ts': '',
  'apps/arcade/games/dice/web/cover.svg': '<svg/>',
}

it('accepts a game with its lines and its cover', () => {
  expect(findViolations(gameParts, registered)).toEqual([])
})

it('finds a game that is not registered', () => {
  expect(findViolations(gameParts, { ...registered, ...dice })).toEqual([
    'apps/arcade/games/index.ts:1 the game dice is not registered: add a line for apps/arcade/games/dice/module.ts',
    'apps/arcade/games/frontends.ts:1 the game dice is not registered: add a line for apps/arcade/games/dice/web/frontend.ts',
  ])
})

it('finds a game without its cover', () => {
  const { 'apps/arcade/games/coin-toss/web/cover.svg': _, ...withoutCover } = registered
  expect(findViolations(gameParts, withoutCover)).toEqual([
    'apps/arcade/games/coin-toss/module.ts:1 the game coin-toss has no picture for the lobby: draw apps/arcade/games/coin-toss/web/cover.svg',
  ])
})
