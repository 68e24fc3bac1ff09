import * as games from '../../apps/arcade/games/index.ts'
import type { StreamSeeds } from '../../apps/arcade/src/fairness/random-stream.ts'
import { hashServerSeed } from '../../apps/arcade/src/fairness/seed-hash.ts'
import type { GameModule } from '../../apps/arcade/src/games/game-module.ts'
import { createGameRegistry } from '../../apps/arcade/src/games/game-registry.ts'
import { formatAmount } from '../../apps/arcade/src/wallet/amount.ts'
import { playSharedRound } from './play-shared-round.ts'

/** What determines a round. Of a shared round the client seed is the chain's salt, and the nonce the round's number. */
export interface RoundInput {
  readonly game: string
  readonly server_seed: string
  readonly client_seed: string
  readonly nonce: number
  readonly bet: unknown
  /** Those that were received during the run of a shared round carry its milliseconds as `ms`. */
  readonly actions: readonly unknown[]
  /** How long an interrupted shared round had run when its table was last led. */
  readonly interrupted_ms?: number
}

/** A round with what it comes to. Amounts are decimal strings. */
export interface RecordedRound extends RoundInput {
  readonly rules_version: number
  readonly server_seed_hash: string
  readonly staked: string
  readonly paid: string
  /** Whether the stake of a bet in a shared round was returned. */
  readonly is_void?: true
  readonly view: object
}

const registry = createGameRegistry(Object.values(games))
export const gameIds: readonly string[] = registry.all.map(({ id }) => id)
/** Games whose rounds take their seeds from a chain, one after the other. */
export const sharedGameIds: readonly string[] = registry.all
  .filter(({ rounds }) => rounds === 'shared')
  .map(({ id }) => id)

/** Whether a bet in a shared round did more than wait for its outcome. */
const hasMoments = ({ game, actions, interrupted_ms }: RoundInput): boolean =>
  sharedGameIds.includes(game) &&
  (interrupted_ms !== undefined || JSON.stringify(actions).match(/"ms"|"cancel"/) !== null)

/**
 * Computes a round by its game's own verifier; one that was cashed out by hand, cancelled or interrupted as its table plays it. Throws
 * when its bet is outside the limits or the rules refuse an action.
 */
export function computeRound(input: RoundInput): RecordedRound {
  const game = registry.get(input.game)
  const bet = game.schemas.bet.parse(input.bet)
  const fault = game.checkBet(bet, game.tables[0])
  if (fault !== null) throw new Error(`${input.game} refuses the bet: ${fault}`)
  const { server_seed, client_seed, nonce, interrupted_ms } = input
  const seeds = { serverSeed: server_seed, clientSeed: client_seed, nonce }
  const { view, staked, paid, isVoid } = hasMoments(input)
    ? playSharedRound(game, seeds, bet, input)
    : { ...verifyRound(game, seeds, bet, input), isVoid: false }
  return {
    game: game.id,
    rules_version: game.rulesVersion,
    server_seed,
    server_seed_hash: hashServerSeed(server_seed),
    client_seed,
    nonce,
    bet: input.bet,
    actions: input.actions,
    ...(interrupted_ms !== undefined && { interrupted_ms }),
    staked: formatAmount(staked),
    paid: formatAmount(paid),
    ...(isVoid && { is_void: true as const }),
    view,
  }
}

const verifyRound = (game: GameModule, seeds: StreamSeeds, bet: unknown, { actions }: RoundInput) =>
  game.verify(
    seeds,
    bet,
    actions.map((action) => game.schemas.action.parse(action)),
  )
