import { reencryptChains, reencryptSeeds } from '@gamehall/arcade'
import type { Pool } from '@gamehall/postgres'
import type { Reencryption } from '../../platform/encryption/reencryption.ts'

/** Re-encryption of the built-in arcade's unrevealed seeds, where the arcade shares the server's database. */
export const reencryptArcadeSeeds = (pool: Pool): Reencryption[] => [
  { name: 'arcade.server_seeds', batch: ({ encryptor }, after) => reencryptSeeds(pool, encryptor, after) },
  { name: 'arcade.hash_chains', batch: ({ encryptor }, after) => reencryptChains(pool, encryptor, after) },
]
