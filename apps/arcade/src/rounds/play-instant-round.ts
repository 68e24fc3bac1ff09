import { batchPerOwner } from '@gamehall/postgres'
import type { ArcadeContext } from '../arcade-context.ts'
import type { PlatformKey } from '../catalogue/platforms.ts'
import type { ArcadeTrx, RoundRow } from '../db/schema.ts'
import { failed } from '../game-api/game-result.ts'
import { creditMany, debitMany, readBalances } from '../wallet/move-many.ts'
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
    const paid = await settle(ctx, trx, drawn)
    const answers = await store(
      ctx,
      trx,
      drawn.filter((round) => paid.has(round)),
    )
    return results.map((result) =>
      isDrawn(result) ? (answers.get(result.roundId) ?? failed('INSUFFICIENT')) : result,
    )
  })
}

/** Takes the stakes and pays the wins. Returns the rounds whose stakes were covered. */
async function settle(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  rounds: readonly DrawnRound[],
): Promise<ReadonlySet<DrawnRound>> {
  const movementOf = ({ order: { session, game }, roundId }: DrawnRound, movement: 'stake' | 'pay') => ({
    key: movementKey({ round_id: roundId, step: 0 }, movement),
    owner: session.player,
    platform: game.platform,
  })
  const covered = await debitMany(
    ctx,
    trx,
    rounds.map((round) => ({ ...movementOf(round, 'stake'), amount: round.stake })),
  )
  const paid = rounds.filter((_, index) => covered[index])
  await creditMany(
    ctx,
    trx,
    paid
      .filter(({ pay }) => pay > 0n)
      .map((round) => ({ ...movementOf(round, 'pay'), kind: 'win', amount: round.pay })),
  )
  return new Set(paid)
}

/** Records the rounds and advances the nonces. Returns the answers by round. */
async function store(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  rounds: readonly DrawnRound[],
): Promise<ReadonlyMap<string, PlayedInstant>> {
  if (rounds.length === 0) return new Map()
  const rows = await insertInstantRounds(trx, rounds, { isSettled: true, at: ctx.clock.now() })
  return answer(ctx, trx, rounds, rows)
}

async function answer(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  rounds: readonly DrawnRound[],
  rows: readonly RoundRow[],
): Promise<ReadonlyMap<string, PlayedInstant>> {
  const balances = new Map<PlatformKey, ReadonlyMap<bigint, bigint>>()
  for (const platform of new Set(rows.map((row) => row.platform))) {
    const owners = rows.filter((row) => row.platform === platform).map(({ player_id }) => player_id)
    balances.set(platform, await readBalances(ctx, trx, platform, [...new Set(owners)]))
  }
  const drawn = new Map(rounds.map((round) => [round.roundId, round]))
  return new Map(
    rows.flatMap((row) => {
      const round = drawn.get(row.round_id)
      if (round === undefined) return []
      const balance = balances.get(row.platform)?.get(row.player_id) ?? 0n
      return [[row.round_id, { ok: true, data: answerInstant(round, row, balance) }] as const]
    }),
  )
}
