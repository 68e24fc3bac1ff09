import { reencryptSeeds } from '@gamehall/arcade'
import type { Pool } from '@gamehall/postgres'
import type { Reencryption } from '../core/reencryption.ts'

/** Re-encryption of the built-in arcade's unrevealed seeds, where the arcade shares the server's database. */
export const arcadeSeeds = (pool: Pool): Reencryption => ({
  name: 'arcade.server_seeds',
  batch: ({ sealer }, after) => reencryptSeeds(pool, sealer, after),
})
