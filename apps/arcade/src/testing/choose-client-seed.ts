import { createRoundStream, type RoundStream } from '../fairness/random-stream.ts'
import { decryptSeed } from '../fairness/seed-encryption.ts'
import { expectData, type TestArcade, testEncryptor } from './create-test-arcade.ts'

const MOST_TRIES = 20_000

/** Whose first round it is: nothing was played in this game before. */
interface NewPlayer {
  readonly name: string
  readonly game: string
  readonly token: string
}

/** Chooses the client seed with which a player's first round comes as wanted. The test reads the server seed, as no player can. */
export async function chooseClientSeed(
  test: TestArcade,
  { name, game, token }: NewPlayer,
  isWanted: (stream: RoundStream) => boolean,
): Promise<void> {
  const current = await test.db
    .selectFrom('arcade.seats as seat')
    .innerJoin('arcade.server_seeds as current', 'current.seed_id', 'seat.seed_id')
    .innerJoin('arcade.players as owner', 'owner.player_id', 'seat.player_id')
    .select(['current.seed', 'current.seed_hash'])
    .where('owner.name', '=', name)
    .where('seat.game', '=', game)
    .executeTakeFirstOrThrow()
  const serverSeed = decryptSeed(testEncryptor, current)
  const seedOf = (tried: number) => `chosen-${tried}`
  let tried = 0
  while (!isWanted(createRoundStream({ serverSeed, clientSeed: seedOf(tried), nonce: 0 }, 0))) {
    tried += 1
    if (tried === MOST_TRIES) throw new Error(`no first round of ${game} comes as wanted`)
  }
  expectData(await test.play('setClientSeed', token, { client_seed: seedOf(tried) }))
}
