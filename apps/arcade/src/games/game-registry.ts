import type { GameModule } from './game-module.ts'

/** The games that an arcade offers. */
export interface GameRegistry {
  readonly all: readonly GameModule[]
  find(id: string): GameModule | undefined
  /** Throws for an id without a module. */
  get(id: string): GameModule
}

const METHODS = ['checkBet', 'open', 'view', 'validBet', 'verify', 'verifyParams'] as const
const STEPPED_METHODS = ['act', 'expire'] as const
const SCHEMAS = ['bet', 'state', 'action', 'view'] as const

/** Creates the registry. Throws an error that names each game whose module breaks the interface, and an id used twice. */
export function createGameRegistry(modules: readonly GameModule[]): GameRegistry {
  const problems = modules.flatMap((game) => problemsOf(game).map((problem) => `game ${game.id}: ${problem}`))
  const byId = new Map<string, GameModule>()
  for (const game of modules) {
    if (byId.has(game.id)) problems.push(`game ${game.id}: registered twice`)
    byId.set(game.id, game)
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return {
    all: modules,
    find: (id) => byId.get(id),
    get(id) {
      const game = byId.get(id)
      if (game === undefined) throw new Error(`no module for the game ${id}`)
      return game
    },
  }
}

function problemsOf(game: GameModule): string[] {
  const methods = game.rounds === 'stepped' ? [...METHODS, ...STEPPED_METHODS] : METHODS
  return [
    ...(/^[a-z][a-z0-9-]{1,30}$/.test(game.id) ? [] : ['its id is not kebab-case']),
    ...(Number.isNaN(Date.parse(game.releasedAt)) ? ['its releasedAt is no time'] : []),
    ...methods.filter((name) => typeof game[name] !== 'function').map((name) => `${name} is missing`),
    ...SCHEMAS.filter((name) => game.schemas?.[name] === undefined).map(
      (name) => `the schema of its ${name} is missing`,
    ),
    ...(typeof game.proof?.rtp === 'function' ? [] : ['the proof of its return is missing']),
    ...((game.rounds === 'shared') === (game.shared !== undefined)
      ? []
      : ['shared rounds and the rules of shared rounds belong together']),
    ...(game.freeRounds === undefined || game.rounds === 'instant'
      ? []
      : ['free rounds are for rounds that are over when opened']),
    ...(game.tables?.some(({ spots }) => Object.keys(spots).length > 0)
      ? []
      : ['it has no table with a spot']),
  ]
}
