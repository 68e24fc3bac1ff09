import type { ArcadeContext } from '../../arcade-context.ts'
import type { ArcadeTrx, PlayerRow } from '../../db/schema.ts'
import type { WalletMove } from '../../wallet/wallets.ts'
import type { TransferOrder } from './transfer-order.ts'

interface AcceptedOrder {
  readonly order: TransferOrder
  readonly player: PlayerRow
}

/** An order with what became of it; one that is not done moved nothing. */
export interface Moved extends AcceptedOrder {
  readonly amount: bigint
  readonly balanceAfter: bigint
  readonly isDone: boolean
}

const DRAIN_ATTEMPTS = 5

/**
 * Moves the money of accepted orders, each of another reference and player, all wallets locked at once. Where everything is
 * to be moved a bet may take money between the look and the move; then it looks again.
 */
export async function moveOrders(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  accepted: readonly AcceptedOrder[],
): Promise<Moved[]> {
  const moved: Moved[] = []
  let left = accepted
  for (let attempt = 1; left.length > 0; attempt += 1) {
    const tried = await tryToMove(ctx, trx, left)
    const isAgain = ({ order, isDone }: Moved) => order.amount === null && !isDone && attempt < DRAIN_ATTEMPTS
    moved.push(...tried.filter((one) => !isAgain(one)))
    left = tried.filter(isAgain)
  }
  return moved
}

async function tryToMove(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  orders: readonly AcceptedOrder[],
): Promise<Moved[]> {
  const there = await balancesOf(ctx, trx, orders)
  const wanted = orders.map(({ order, player }, index) => ({
    order,
    player,
    amount: order.amount ?? there[index] ?? 0n,
  }))
  const withMoney = wanted.filter(({ amount }) => amount > 0n)
  const after = await ctx.wallets.moveEach(
    trx,
    withMoney.map((one) => moveOf(ctx, one)),
  )
  const balanceAfter = new Map(withMoney.map(({ order }, index) => [order.reference, after[index] ?? null]))
  return wanted.map((one, index): Moved => {
    if (one.amount === 0n) return { ...one, balanceAfter: 0n, isDone: true }
    const balance = balanceAfter.get(one.order.reference) ?? null
    if (balance !== null) return { ...one, balanceAfter: balance, isDone: true }
    return { ...one, amount: one.order.amount ?? 0n, balanceAfter: there[index] ?? 0n, isDone: false }
  })
}

const balancesOf = ({ wallets }: ArcadeContext, trx: ArcadeTrx, orders: readonly AcceptedOrder[]) =>
  wallets.balances(
    trx,
    orders.map(({ order, player }) => ({ platform: order.platform, playerId: player.player_id })),
  )

function moveOf(
  { clock }: ArcadeContext,
  { order, player, amount }: AcceptedOrder & { readonly amount: bigint },
): WalletMove {
  return {
    key: `transfer/${order.reference}`,
    kind: order.kind === 'IN' ? 'transfer_in' : 'transfer_out',
    platform: order.platform,
    playerId: player.player_id,
    amount: order.kind === 'IN' ? amount : -amount,
    at: clock.now(),
  }
}
