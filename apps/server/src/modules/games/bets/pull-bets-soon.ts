import type { Hall } from '../../../core/hall.ts'
import { providerOf } from '../transfers/platform-player.ts'
import { pullBetsKind } from './pull-bets-kind.ts'

/** A player comes back from a game: the platform's bets are fetched as soon as it can show them. */
export async function pullBetsSoon(hall: Hall, apiKey: string): Promise<void> {
  const { pullLagMs } = providerOf(hall, apiKey).capabilities
  const runAt = new Date(hall.clock.now().getTime() + pullLagMs + 500)
  await hall.db
    .transaction()
    .execute((trx) =>
      hall.jobs.enqueue(trx, pullBetsKind, { api_key: apiKey }, { key: `pull-bets:${apiKey}`, runAt }),
    )
}
