import { join } from 'node:path'
import { build } from 'vite'
import { compressFolder } from './vite/compress-folder.ts'
import { findHeavyParts, weighPlayer } from './vite/page-weights.ts'
import { playerConfig, playerDist } from './vite/player-config.ts'

/**
 * Builds the player app into its `dist`: the client files with compressed copies, and the server renderer. Throws when the first screen
 * or a page is above its limit.
 */
export async function buildPlayer(): Promise<{ distFolder: string }> {
  await build({ ...playerConfig('server'), logLevel: 'warn' })
  await build({ ...playerConfig('client'), logLevel: 'warn' })
  await compressFolder(join(playerDist, 'client'))
  const heavy = findHeavyParts(await weighPlayer(playerDist))
  if (heavy.length > 0) throw new Error(heavy.join('\n'))
  return { distFolder: playerDist }
}
