import { batchPerOwner } from '@gamehall/postgres'
import type { ArcadeContext } from '../arcade-context.ts'
import type { ArcadeTrx } from '../db/schema.ts'
import { failed } from '../game-api/game-result.ts'
import { creditMany, debitMany, type PlayerMovement } from '../wallet/move-many.ts'
import {
  answerInstant,
  type DrawnRound,
  drawInstantRounds,
  type InstantOrder,
  isDrawn,
  keyOfOrder,
  type PlayedInstant,
} from './draw-instant-rounds.ts'
import { movementKey } from './step-transitions.ts'
import { insertInstantRounds } from './store-instant-rounds.ts'

/**
 * Opens and settles a round of an instant game, of a player whose wallet is here, in one transaction, which rounds of other
 * players share: all of it is committed, or nothing is. Null when the round is to be opened step by step instead
 * (`drawInstantRounds`). Refuses with MAINTENANCE and INSUFFICIENT; nothing moves then.
 */
export const playInstantRound: (ctx: ArcadeContext, order: InstantOrder) => Promise<PlayedInstant | null> =
  batchPerOwner(playInstantRounds, { keyOf: keyOfOrder, maxConcurrentBatches: 2 })

function playInstantRounds(
  ctx: ArcadeContext,
  orders: readonly InstantOrder[],
): Promise<(PlayedInstant | null)[]> {
  return ctx.db.transaction().execute(async (trx) => {
    const results = await drawInstantRounds(ctx, trx, orders)
    const drawn = results.filter((result) => isDrawn(result))
    const balances = await settle(ctx, trx, drawn)
    const answers = await store(ctx, trx, drawn, balances)
    return results.map((result) =>
      isDrawn(result) ? (answers.get(result.roundId) ?? failed('INSUFFICIENT')) : result,
    )
  })
}

/** Takes the stakes and pays the wins. Returns the rounds whose stakes were covered, each with its wallet's balance after all of them. */
async function settle(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  rounds: readonly DrawnRound[],
): Promise<ReadonlyMap<DrawnRound, bigint>> {
  const stakes = rounds.map((round) => ({ ...movementOf(round, 'stake'), amount: round.stake }))
  const debited = await debitMany(ctx, trx, stakes)
  const covered = rounds.filter((_, index) => debited[index] !== null)
  const wins = covered
    .filter(({ pay }) => pay > 0n)
    .map((round) => ({ ...movementOf(round, 'pay'), kind: 'win' as const, amount: round.pay }))
  const credited = await creditMany(ctx, trx, wins)
  // A player may be in several rounds of the batch: what was moved last has the balance of all of them.
  const balances = new Map<string, bigint>()
  for (const [index, move] of stakes.entries()) {
    const balance = debited[index]
    if (balance !== null && balance !== undefined) balances.set(walletOf(move), balance)
  }
  for (const [index, move] of wins.entries()) balances.set(walletOf(move), credited[index] ?? 0n)
  return new Map(
    covered.map((round) => [round, balances.get(walletOf(movementOf(round, 'stake'))) ?? 0n] as const),
  )
}

function movementOf({ order: { session, game }, roundId }: DrawnRound, movement: 'stake' | 'pay') {
  return {
    key: movementKey({ round_id: roundId, step: 0 }, movement),
    owner: session.player,
    platform: game.platform,
  }
}

/** A trial player has one balance for all platforms. */
const walletOf = ({ owner, platform }: Pick<PlayerMovement, 'owner' | 'platform'>): string =>
  owner.demo_balance === null ? `${owner.player_id}/${platform}` : `${owner.player_id}`

/** Records the paid rounds and advances the nonces. Returns the answers by round. */
async function store(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  drawn: readonly DrawnRound[],
  balances: ReadonlyMap<DrawnRound, bigint>,
): Promise<ReadonlyMap<string, PlayedInstant>> {
  const paid = drawn.filter((round) => balances.has(round))
  const rows = await insertInstantRounds(trx, paid, { isSettled: true, at: ctx.clock.now() })
  const rounds = new Map(paid.map((round) => [round.roundId, round]))
  return new Map(
    rows.flatMap((row) => {
      const round = rounds.get(row.round_id)
      if (round === undefined) return []
      const data = answerInstant(round, row, balances.get(round) ?? 0n)
      return [[row.round_id, { ok: true, data }] as const]
    }),
  )
}
