import { reencryptSeeds } from '@gamehall/arcade'
import type { Pool } from '@gamehall/postgres'
import type { Reencryption } from '../core/reencryption.ts'

/** The built-in arcade's seeds that are not revealed yet, where it shares the server's database. */
export const arcadeSeeds = (pool: Pool): Reencryption => ({
  name: 'arcade.server_seeds',
  batch: ({ sealer }, after) => reencryptSeeds(pool, sealer, after),
})
