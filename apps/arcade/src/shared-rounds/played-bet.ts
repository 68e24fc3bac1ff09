import type { ArcadeContext } from '../arcade-context.ts'
import { failed, type GameFailure, type GameResult } from '../game-api/game-result.ts'
import type { FairnessState, GameResponse } from '../game-api/schema.ts'
import { roundView } from '../rounds/round-view.ts'
import type { GameSession } from '../sessions/game-session.ts'
import { formatAmount } from '../wallet/amount.ts'
import { readBalances } from '../wallet/move-many.ts'
import { readGameBalance } from '../wallet/read-game-balance.ts'
import { type Bet, seededBet, withOwners } from './bet-rows.ts'
import type { SharedGame } from './shared-round-store.ts'

interface PlayedBet {
  readonly session: GameSession
  readonly game: SharedGame
  /** The bet, or why the request was refused. */
  readonly placed: { readonly roundId: string } | GameFailure
  /** The balance where it is known: the hall's. Absent: it is read here. */
  readonly balance?: bigint
}

/** The seeds of a shared round: what was published of its seed, and the salt of the table's chain. */
const sharedFairness = ({ shared }: Pick<Bet, 'shared'>): FairnessState => ({
  server_seed_hash: shared.commitment,
  next_server_seed_hash: shared.commitment,
  client_seed: shared.salt,
  nonce: Number(shared.number),
  needs_client_seed: false,
})

/** Answers many calls with the current state of their bets and the balances; `missing` for a bet that was removed. */
export async function playedBets(
  ctx: ArcadeContext,
  calls: readonly PlayedBet[],
  missing: (roundId: string) => GameFailure['code'],
): Promise<GameResult<GameResponse<'openRound'>>[]> {
  const ids = calls.flatMap(({ placed }) => ('code' in placed ? [] : [placed.roundId]))
  const rows =
    ids.length === 0
      ? []
      : await ctx.db.selectFrom('arcade.rounds').selectAll().where('round_id', 'in', ids).execute()
  const bets = new Map((await withOwners(ctx.db, rows)).map((bet) => [bet.row.round_id, bet]))
  const balances = new Map<string, ReadonlyMap<bigint, bigint>>()
  for (const platform of new Set(rows.map((row) => row.platform))) {
    const owners = rows.filter((row) => row.platform === platform).map(({ player_id }) => player_id)
    balances.set(platform, await readBalances(ctx, ctx.db, platform, [...new Set(owners)]))
  }
  return calls.map(({ game, placed, balance: known }) => {
    if ('code' in placed) return placed
    const bet = bets.get(placed.roundId)
    if (bet === undefined) return failed(missing(placed.roundId))
    const balance = known ?? balances.get(bet.row.platform)?.get(bet.row.player_id) ?? 0n
    return {
      ok: true,
      data: {
        round: roundView(game, seededBet(bet)),
        balance: formatAmount(balance),
        fairness: sharedFairness(bet),
      },
    }
  })
}

/** The same for a bet on the hall's wallet; the hall is asked for a balance that it has not just said. Throws HallUnavailableError. */
export async function playedHallBet(
  ctx: ArcadeContext,
  { session, game, placed, balance }: Omit<PlayedBet, 'balance'> & { readonly balance: bigint | null },
  missing: GameFailure['code'],
): Promise<GameResult<GameResponse<'openRound'>>> {
  const known = balance ?? (await readGameBalance(ctx, session.player, game.platform))
  const [played] = await playedBets(ctx, [{ session, game, placed, balance: known }], () => missing)
  return played ?? failed(missing)
}
