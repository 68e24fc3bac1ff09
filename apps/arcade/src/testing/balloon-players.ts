import { randomUUID } from 'node:crypto'
import { expectData, type TestArcade } from './create-test-arcade.ts'

interface BalloonPlayer {
  readonly name: string
  readonly token: string
}

/** Players of the balloon, and what they do at its table. `arcade` is asked for at each call: it is created before the tests. */
export function createBalloonPlayers(arcade: () => TestArcade) {
  let names = 0
  const bet = (
    { token }: BalloonPlayer,
    target: number | null = null,
    amount = '10.00',
    request_id: string = randomUUID(),
  ) => arcade().play('openRound', token, { request_id, bet: { amount, target } })
  return {
    /** A player with so many dollars in each wallet; a test account's are play money. */
    async enter(dollars = 1_000, isTest = false): Promise<BalloonPlayer> {
      names += 1
      const name = `flyer-${names}`
      await arcade().player(name, dollars, { is_test: isTest })
      return { name, token: await arcade().enter('balloon', name) }
    },
    bet,
    place: async (player: BalloonPlayer, target: number | null = null) =>
      expectData(await bet(player, target)).round,
    act: ({ token }: BalloonPlayer, round_id: string, kind: string, request_id: string = randomUUID()) =>
      arcade().play('actOnRound', token, { request_id, round_id, action: { kind } }),
    roundOf: async ({ token }: BalloonPlayer, round_id: string) =>
      expectData(await arcade().play('getRound', token, { round_id })).round,
    balanceOf: async ({ name }: BalloonPlayer) =>
      (await arcade().provider('wallet/balance', { player: name, platform: 'aurora_instant' })).data?.balance,
  }
}
