import { join } from 'node:path'
import { type Arcade, createArcade, type FaultPort } from '@gamehall/arcade'
import type { Hall } from '../core/hall.ts'
import { arcadeIds } from './arcade-ids.ts'

const ARCADE_DIST = join(import.meta.dirname, '../../../arcade/dist')

/** Opens the built-in game provider on this server's address, with its own ledger in the same database. Null when it runs elsewhere. */
export async function openArcade(hall: Hall, faults: FaultPort | undefined): Promise<Arcade | null> {
  if (hall.config.ARCADE_URL !== undefined) return null
  const arcade = createArcade({
    pool: hall.pool,
    clock: hall.clock,
    ids: arcadeIds,
    signingSecret: hall.config.ARCADE_SECRET ?? '',
    sealer: hall.sealer,
    publicUrl: null,
    publicOrigins: [],
    distFolder: ARCADE_DIST,
    ...(faults !== undefined && { faults }),
  })
  await arcade.migrate()
  return arcade
}
