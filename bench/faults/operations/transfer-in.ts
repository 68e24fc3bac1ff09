import { randomBetween } from '../random.ts'
import type { Operation } from './operation.ts'

const PLATFORMS = ['aurora_slots', 'aurora_instant'] as const
/** One on each. */
const GAMES = ['dragon-gate', 'plinko'] as const

export const transferIn: Operation = {
  name: 'transfer to a platform',
  weight: 8,
  async run(client, { token }) {
    const platform = PLATFORMS[randomBetween(0, 1)]
    await client.decide('/game/deposit', { platform, amount: randomBetween(1, 900) }, token)
  },
}

export const recover: Operation = {
  name: 'one-click recover',
  weight: 4,
  async run(client, { token }) {
    await client.decide('/game/withdraw', { is_all: 1 }, token)
  },
}

/** Takes along all that the main wallet and the other platforms hold. */
export const enterWithEverything: Operation = {
  name: 'enter a game with automatic transfer',
  weight: 6,
  async run(client, { token }) {
    await client.decide('/user/autoTransfer', { auto_transfer: 1 }, token)
    await client.decide('/game/enter', { gameId: GAMES[randomBetween(0, 1)], amount: 0 }, token)
  },
}
