import { expect } from 'vitest'
import type { TestArcade } from './create-test-arcade.ts'
import { minorOf } from './wallet-balance.ts'

let revision = 0
/** The next revision of a player's limits, as the hall counts them. */
export function nextRevision(): string {
  revision += 1
  return `${revision}`
}

/** A limit of stakes from an instant on; by default since a day ago. */
export const limitOf = (
  test: TestArcade,
  amount: string,
  since = new Date(test.clock.now().getTime() - 86_400_000),
) => ({
  since: since.toISOString(),
  amount,
})

/** Sets a player's limits of stakes, none to remove them. Returns what is left, in minor units; null without a limit. */
export async function limitStakes(
  test: TestArcade,
  player: string,
  ...limits: readonly ReturnType<typeof limitOf>[]
): Promise<bigint | null> {
  const answer = await test.provider('players/stake-limits', { player, revision: nextRevision(), limits })
  expect(answer.code).toBe('OK')
  return answer.data?.left === null ? null : minorOf(answer.data?.left)
}

/** What the arcade holds that a player may still stake, in minor units. */
export async function stakeLeft(test: TestArcade, player: string): Promise<bigint | null> {
  const { stake_left } = await test.db
    .selectFrom('arcade.players')
    .select('stake_left')
    .where('name', '=', player)
    .executeTakeFirstOrThrow()
  return stake_left
}
