import { gatherPer } from '@gamehall/postgres'
import { sql } from 'kysely'
import type { ArcadeContext } from '../../arcade-context.ts'
import { listMaintained } from '../../catalogue/platform-status.ts'
import type { ArcadeTrx, PlayerRow, TransferRow } from '../../db/schema.ts'
import { ARCADE_CURRENCY, parseAmount } from '../../wallet/amount.ts'
import { findPlayers } from '../find-player.ts'
import { type ProviderAnswer, refusal } from '../provider-answer.ts'
import type { ProviderRequest } from '../provider-schema.ts'
import { type Moved, moveOrders } from './move-orders.ts'
import { answerAgain, type TransferOrder, transferAnswer } from './transfer-order.ts'

export function transferIn(
  ctx: ArcadeContext,
  request: ProviderRequest<'transfers/in'>,
): Promise<ProviderAnswer> {
  return applyTransfer(ctx, { ...request, kind: 'IN', amount: parseAmount(request.amount) ?? 0n })
}

export function transferOut(
  ctx: ArcadeContext,
  request: ProviderRequest<'transfers/out'>,
): Promise<ProviderAnswer> {
  return applyTransfer(ctx, { ...request, kind: 'OUT', amount: parseAmount(request.amount) ?? 0n })
}

export function transferOutAll(
  ctx: ArcadeContext,
  request: ProviderRequest<'transfers/out-all'>,
): Promise<ProviderAnswer> {
  return applyTransfer(ctx, { ...request, kind: 'OUT_ALL', amount: null })
}

/**
 * Moves money between the hall and a wallet, once per reference: the same order again answers as the first one did,
 * another order under the reference is DUPLICATE.
 */
async function applyTransfer(ctx: ArcadeContext, order: TransferOrder): Promise<ProviderAnswer> {
  if (order.currency !== ARCADE_CURRENCY)
    return refusal('CURRENCY', `this arcade keeps ${ARCADE_CURRENCY} only`)
  if (order.amount === 0n) return refusal('BAD_REQUEST', 'the amount must be above zero')
  return applyGathered(ctx, order)
}

/** Orders that come at the same time share a transaction; one reference, and one player, is in it once. */
const applyGathered = gatherPer(applyTogether, { keyOf: ({ player }) => player })

function applyTogether(ctx: ArcadeContext, orders: readonly TransferOrder[]): Promise<ProviderAnswer[]> {
  return ctx.db.transaction().execute(async (trx) => {
    const references = orders.map(({ reference }) => reference)
    await lockReferences(trx, references)
    const [players, earlier, maintained] = [
      await findPlayers(
        trx,
        orders.map(({ player }) => player),
      ),
      await findTransfers(trx, references),
      await listMaintained(trx),
    ]
    const answers = new Map<string, ProviderAnswer>()
    const accepted: { readonly order: TransferOrder; readonly player: PlayerRow }[] = []
    for (const order of orders) {
      const player = players.get(order.player)
      const before = earlier.get(order.reference)
      const isTwice = accepted.some(({ order: { reference } }) => reference === order.reference)
      if (player === undefined) answers.set(order.player, refusal('NOT_FOUND', 'no such player'))
      else if (before !== undefined) answers.set(order.player, answerAgain(before, order, player))
      else if (isTwice)
        answers.set(order.player, refusal('DUPLICATE', 'the reference was used for another transfer'))
      else if (maintained.has(order.platform))
        answers.set(order.player, refusal('MAINTENANCE', 'the platform is under maintenance'))
      else if (order.kind === 'IN' && player.status === 'DISABLED')
        answers.set(order.player, refusal('PLAYER_DISABLED', 'the player is disabled'))
      else accepted.push({ order, player })
    }
    const moved = await moveOrders(ctx, trx, accepted)
    for (const [reference, row] of await insertTransfers(ctx, trx, moved)) {
      const order = accepted.find((one) => one.order.reference === reference)?.order
      if (order !== undefined) answers.set(order.player, transferAnswer(row))
    }
    return orders.flatMap(({ player }) => answers.get(player) ?? [])
  })
}

/** Whoever comes with the same reference waits, in this process or another. In order, so that nobody waits in a circle. */
async function lockReferences(trx: ArcadeTrx, references: readonly string[]): Promise<void> {
  await sql`
    select count(pg_advisory_xact_lock(key)) from (
      select hashtextextended(reference, 0) as key from unnest(${[...references]}::text[]) as reference order by 1
    ) as keys`.execute(trx)
}

async function findTransfers(
  trx: ArcadeTrx,
  references: readonly string[],
): Promise<Map<string, TransferRow>> {
  const rows = await trx
    .selectFrom('arcade.transfers')
    .selectAll()
    .where('reference', 'in', [...references])
    .execute()
  return new Map(rows.map((row) => [row.reference, row]))
}

async function insertTransfers(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  moved: readonly Moved[],
): Promise<Map<string, TransferRow>> {
  if (moved.length === 0) return new Map()
  const createdAt = ctx.clock.now()
  const rows = await trx
    .insertInto('arcade.transfers')
    .values(
      moved.map(({ order, player, amount, balanceAfter, isDone }) => ({
        reference: order.reference,
        player_id: player.player_id,
        platform: order.platform,
        kind: order.kind,
        amount,
        status: isDone ? 'SUCCESS' : 'FAILED',
        error: isDone ? null : 'INSUFFICIENT',
        balance_after: balanceAfter,
        created_at: createdAt,
      })),
    )
    .returningAll()
    .execute()
  return new Map(rows.map((row) => [row.reference, row]))
}
