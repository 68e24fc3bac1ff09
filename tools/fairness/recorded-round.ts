import * as games from '../../apps/arcade/games/index.ts'
import { hashServerSeed } from '../../apps/arcade/src/fairness/seed-hash.ts'
import { createGameRegistry } from '../../apps/arcade/src/games/game-registry.ts'
import { formatAmount } from '../../apps/arcade/src/wallet/amount.ts'

/** What determines a round. Of a shared round the client seed is the chain's salt, and the nonce the round's number. */
export interface RoundInput {
  readonly game: string
  readonly server_seed: string
  readonly client_seed: string
  readonly nonce: number
  readonly bet: unknown
  readonly actions: readonly unknown[]
}

/** A round with what it comes to. Amounts are decimal strings. */
export interface RecordedRound extends RoundInput {
  readonly rules_version: number
  readonly server_seed_hash: string
  readonly staked: string
  readonly paid: string
  readonly view: object
}

const registry = createGameRegistry(Object.values(games))
export const gameIds: readonly string[] = registry.all.map(({ id }) => id)
/** Games whose rounds take their seeds from a chain, one after the other. */
export const sharedGameIds: readonly string[] = registry.all
  .filter(({ rounds }) => rounds === 'shared')
  .map(({ id }) => id)

/** Computes a round by its game's own verifier. Throws when its bet is outside the limits or the rules refuse an action. */
export function computeRound(input: RoundInput): RecordedRound {
  const game = registry.get(input.game)
  const bet = game.schemas.bet.parse(input.bet)
  const fault = game.checkBet(bet, game.tables[0])
  if (fault !== null) throw new Error(`${input.game} refuses the bet: ${fault}`)
  const actions = input.actions.map((action) => game.schemas.action.parse(action))
  const { server_seed, client_seed, nonce } = input
  const seeds = { serverSeed: server_seed, clientSeed: client_seed, nonce }
  const { view, staked, paid } = game.verify(seeds, bet, actions)
  return {
    game: game.id,
    rules_version: game.rulesVersion,
    server_seed,
    server_seed_hash: hashServerSeed(server_seed),
    client_seed,
    nonce,
    bet: input.bet,
    actions: input.actions,
    staked: formatAmount(staked),
    paid: formatAmount(paid),
    view,
  }
}
