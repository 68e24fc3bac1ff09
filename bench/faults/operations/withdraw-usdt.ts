import { randomBetween } from '../random.ts'
import { openWithdrawal } from './open-withdrawal.ts'
import type { Operation } from './operation.ts'

/** Withdraws to the player's own TRC20 address, from the main or the USDT wallet; one in six thinks again. */
export const withdrawUsdt: Operation = {
  name: 'withdraw in USDT',
  weight: 3,
  run(client, player) {
    const wish =
      randomBetween(0, 1) === 0
        ? { channel_id: 'usdt', amount: randomBetween(300, 900) }
        : { channel_id: 'usdt_wallet', amount: randomBetween(10, 30) }
    return openWithdrawal(client, player, wish, { address_id: player.addressId })
  },
}
