import type { Rule, Violation } from '../rule.ts'
import type { ScriptFile, Tree } from '../tree.ts'

export const GAMES = 'apps/arcade/games/'

/** The lists of games, and the file of a game that each of them names. */
const REGISTRIES: Readonly<Record<string, string>> = {
  [`${GAMES}index.ts`]: 'module.ts',
  [`${GAMES}frontends.ts`]: 'web/frontend.ts',
}
/** The picture in the lobby, which the build draws. */
const COVER = 'web/cover.svg'

export const isRegistry = (path: string): boolean => path in REGISTRIES

/** The folders of the games; each has a module, and its name is the game's id. */
export const gamesOf = ({ files }: Tree): string[] =>
  files.flatMap(({ path }) => /^apps\/arcade\/games\/([\w-]+)\/module\.ts$/.exec(path)?.[1] ?? [])

/** Every game is registered, with its module and its frontend, and has a cover. */
export const gameParts: Rule = {
  name: 'game-parts',
  counts: 'games without their line or their cover',
  *check(tree) {
    const games = gamesOf(tree)
    for (const script of tree.scripts)
      if (isRegistry(script.path)) for (const game of games) yield* missingLine(script, game)
    const paths = new Set(tree.files.map(({ path }) => path))
    for (const game of games)
      if (!paths.has(`${GAMES}${game}/${COVER}`))
        yield {
          path: `${GAMES}${game}/module.ts`,
          line: 1,
          message: `the game ${game} has no picture for the lobby: draw ${GAMES}${game}/${COVER}`,
        }
  },
}

function* missingLine({ path, imports }: ScriptFile, game: string): Iterable<Violation> {
  const wanted = `${GAMES}${game}/${REGISTRIES[path]}`
  if (!imports.some(({ target }) => target === wanted))
    yield { path, line: 1, message: `the game ${game} is not registered: add a line for ${wanted}` }
}
