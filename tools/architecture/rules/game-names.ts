import type { Rule, Violation } from '../rule.ts'
import { isTest, type ScriptFile } from '../tree.ts'
import { GAMES, gamesOf, isRegistry } from './game-parts.ts'
import { scanLines } from './scan-lines.ts'

const shared = /^apps\/arcade\/(?:(?:src|web)\/.*|[\w.-]+)\.(?:ts|tsx|css|html)$/

/** Matches an id however code spells it: `dragon-gate`, `dragonGate`, `DragonGate`, `DRAGON_GATE`, `Dragon Gate`; not inside a longer word. */
function spellings(id: string): RegExp {
  const words = id.split('-')
  const title = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
  const [first = '', ...rest] = words
  const any = (parts: readonly string[]) => parts.join('[-_ ]?')
  const camel = first + title.slice(1).join('')
  return new RegExp(
    [
      `(?<![A-Za-z])(?:${any([first, ...rest])}|${camel})(?![a-z])`,
      `${any(title)}(?![a-z])`,
      `(?<![A-Z])${any(words.map((word) => word.toUpperCase()))}(?![A-Z])`,
    ].join('|'),
    'g',
  )
}

function* importsOfOtherGames(script: ScriptFile): Iterable<Violation> {
  const own = script.path.slice(GAMES.length).split('/')[0] ?? ''
  for (const { target, line } of script.imports) {
    const other = target?.startsWith(GAMES) ? target.slice(GAMES.length).split('/')[0] : own
    if (other !== own)
      yield {
        path: script.path,
        line,
        message: `the game ${own} imports the game ${other}: games stand alone`,
      }
  }
}

/** The arcade's shared code knows games by its registries alone, and games do not know each other. */
export const gameNames: Rule = {
  name: 'game-names',
  counts: 'game names in shared arcade code, or in another game',
  *check(tree) {
    const games = gamesOf(tree)
    for (const file of tree.files) {
      if (!shared.test(file.path) || isTest(file.path)) continue
      for (const game of games)
        yield* scanLines(
          file,
          spellings(game),
          (found) => `"${found}" names a game in shared code: put it into the game's module or frontend`,
        )
    }
    for (const script of tree.scripts)
      if (script.path.startsWith(GAMES) && !isRegistry(script.path)) yield* importsOfOtherGames(script)
  },
}
