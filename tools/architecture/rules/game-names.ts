import type { Rule, Violation } from '../rule.ts'
import { isTest, type ScriptFile, type Tree } from '../tree.ts'
import { scanLines } from './scan-lines.ts'

const GAMES = 'apps/arcade/games/'
const REGISTRIES: Readonly<Record<string, string>> = {
  [`${GAMES}index.ts`]: 'module.ts',
  [`${GAMES}faces.ts`]: 'web/face.ts',
}
const shared = /^apps\/arcade\/(?:(?:src|web)\/.*|[\w.-]+)\.(?:ts|tsx|css|html)$/

/** The folders of the games; each has a module, and its name is the game's id. */
const gamesOf = ({ files }: Tree): string[] =>
  files.flatMap(({ path }) => /^apps\/arcade\/games\/([\w-]+)\/module\.ts$/.exec(path)?.[1] ?? [])

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

/** The arcade's shared code knows games by its registries alone; games do not know each other, and every game is registered. */
export const gameNames: Rule = {
  name: 'game-names',
  counts: 'game names in shared arcade code',
  *check(tree) {
    const games = gamesOf(tree)
    for (const file of tree.files) {
      if (!shared.test(file.path) || isTest(file.path)) continue
      for (const game of games)
        yield* scanLines(
          file,
          spellings(game),
          (found) => `"${found}" names a game in shared code: put it into the game's module or face`,
        )
    }
    for (const script of tree.scripts) {
      if (script.path in REGISTRIES) {
        for (const game of games) yield* missingLine(script, game)
      } else if (script.path.startsWith(GAMES)) yield* importsOfOtherGames(script)
    }
  },
}

function* missingLine({ path, imports }: ScriptFile, game: string): Iterable<Violation> {
  const wanted = `${GAMES}${game}/${REGISTRIES[path]}`
  if (!imports.some(({ target }) => target === wanted))
    yield { path, line: 1, message: `the game ${game} is not registered: add a line for ${wanted}` }
}
