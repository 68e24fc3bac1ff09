import { expect, it } from 'vitest'
import { findViolations } from './find-violations.ts'
import { gameNames } from './game-names.ts'

const games = {
  'apps/arcade/games/index.ts':
    "export { coinToss } from './coin-toss/module.ts'\nexport { pits } from './pits/module.ts'\n",
  'apps/arcade/games/frontends.ts':
    "export { coinTossFrontend } from './coin-toss/web/frontend.ts'\nexport { pitsFrontend } from './pits/web/frontend.ts'\n",
  'apps/arcade/games/coin-toss/module.ts': "export const coinToss = 'coin-toss'\n",
  'apps/arcade/games/coin-toss/web/frontend.ts': 'export const coinTossFrontend = 1\n',
  'apps/arcade/games/pits/module.ts': "export const pits = 'pits'\n",
  'apps/arcade/games/pits/web/frontend.ts': 'export const pitsFrontend = 1\n',
}
const find = (files: Readonly<Record<string, string>>) => findViolations(gameNames, { ...games, ...files })

it.each([
  ['apps/arcade/src/rounds/a.ts', "const game = 'coin-toss'", '"coin-toss" names a game'],
  ['apps/arcade/src/rounds/a.ts', 'spinCoinToss()', '"CoinToss" names a game'],
  ['apps/arcade/src/rounds/a.ts', 'coinTossView(row)', '"coinToss" names a game'],
  ['apps/arcade/src/rounds/a.ts', 'const a = COIN_TOSS_BETS', '"COIN_TOSS" names a game'],
  ['apps/arcade/src/rounds/a.ts', '// Only for Coin Toss', '"Coin Toss" names a game'],
  ['apps/arcade/src/rounds/a.ts', "import { a } from '../../games/pits/rules.ts'", '"pits" names a game'],
  ['apps/arcade/web/shared/a.tsx', "round.game === 'pits'", '"pits" names a game'],
  ['apps/arcade/web/shared/a.tsx', 'startPits()', '"Pits" names a game'],
  ['apps/arcade/web/shared/a.css', '.pits { top: 0 }', '"pits" names a game'],
  ['apps/arcade/vite.config.ts', "const input = { pits: '' }", '"pits" names a game'],
])('finds a game’s name in %s: %s', (path, text, message) => {
  expect(find({ [path]: text })).toEqual([expect.stringContaining(`${path}:1 ${message}`)])
})

it('leaves longer words, tests, the games themselves and the rest of the project alone', () => {
  expect(
    find({
      'apps/arcade/src/rounds/a.ts': "const a = 'spits, pitstop, coin tosser'",
      'apps/arcade/src/rounds/a.test.ts': "play('pits')",
      'apps/arcade/games/pits/web/text.ts': "const a = 'pits'",
      'apps/server/src/app/a.ts': "const a = 'pits'",
    }),
  ).toEqual([])
})

it('finds a game that imports another', () => {
  expect(
    find({ 'apps/arcade/games/pits/module.ts': "import { coinToss } from '../coin-toss/module.ts'" }),
  ).toEqual([
    'apps/arcade/games/pits/module.ts:1 the game pits imports the game coin-toss: games stand alone',
  ])
})
