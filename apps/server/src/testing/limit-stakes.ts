import type { TestContext } from './create-test-context.ts'

/** Sets a player's daily limit of stakes, in minor units. */
export async function limitStakes(
  { pool }: Pick<TestContext, 'pool'>,
  { playerId }: { readonly playerId: bigint },
  mostMinor: bigint,
): Promise<void> {
  await pool.query(
    `insert into play_limits (player_id, subject, period, most) values ($1, 'stake', 'day', $2)`,
    [playerId, mostMinor],
  )
}
