import { join } from 'node:path'
import { type Arcade, createArcade, type FaultInjector, openBeacon } from '@gamehall/arcade'
import { listOwnOrigins } from '../../platform/config/list-own-origins.ts'
import type { AppContext } from '../../platform/context/app-context.ts'
import { arcadeIds } from './arcade-ids.ts'

const ARCADE_DIST = join(import.meta.dirname, '../../../../arcade/dist')

/** Opens the built-in game provider on this server's address, with its own ledger in the same database. Null when it runs elsewhere. */
export async function openArcade(
  ctx: AppContext,
  sandbox: { readonly arcadeFaults: FaultInjector; readonly hallFaults: FaultInjector } | null,
  selfUrl: string,
): Promise<Arcade | null> {
  if (ctx.config.ARCADE_URL !== undefined) return null
  const arcade = createArcade({
    pool: ctx.pool,
    clock: ctx.clock,
    ids: arcadeIds,
    signingSecret: ctx.config.ARCADE_SECRET ?? '',
    encryptor: ctx.encryptor,
    beacon: openBeacon(ctx.config),
    publicUrl: null,
    proxy: { trustedProxies: ctx.config.TRUST_PROXY, ownOrigins: listOwnOrigins(ctx.config) },
    publicOrigins: [],
    hallWalletUrl: `${selfUrl}/api/seamless/arcade-seamless`,
    distFolder: ARCADE_DIST,
    tableSpeed: ctx.config.GAME_TABLE_SPEED,
    ...(sandbox !== null && { faults: sandbox.arcadeFaults, hallFaults: sandbox.hallFaults }),
    ...(ctx.config.GAME_BETTING_MS !== undefined && { tableBettingMs: ctx.config.GAME_BETTING_MS }),
  })
  await arcade.migrate()
  return arcade
}
