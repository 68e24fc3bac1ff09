import type { PlayerRow } from '../db/schema.ts'
import type { HallWallet } from '../wallet/hall-wallet.ts'

interface HallBalancesOptions {
  readonly wallet: Pick<HallWallet, 'balance'>
  /** Called with each balance that the hall has answered, in minor units. */
  readonly onBalance: (playerId: bigint, balance: bigint) => Promise<void>
  readonly onError: (error: unknown) => void
}

/**
 * Asks the hall what players have, whatever the number of their sockets: one call of a player at a time, and one more when their
 * bets changed during it. So answers arrive in the order of the calls, and the last one includes the last change.
 */
export function createHallBalances({ wallet, onBalance, onError }: HallBalancesOptions) {
  /** Players who are asked about, and whether they are to be asked about again. */
  const asking = new Map<bigint, boolean>()

  async function askUntilCurrent({ player_id, name }: PlayerRow): Promise<void> {
    do {
      asking.set(player_id, false)
      const answer = await wallet.balance(name)
      if (answer.kind === 'ok') await onBalance(player_id, answer.balance)
    } while (asking.get(player_id) === true)
  }

  return (player: PlayerRow): void => {
    const { player_id } = player
    if (asking.has(player_id)) asking.set(player_id, true)
    else
      askUntilCurrent(player)
        .catch(onError)
        .finally(() => asking.delete(player_id))
  }
}
