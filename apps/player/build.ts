import { join } from 'node:path'
import { build } from 'vite'
import { compressFolder } from './vite/compress-folder.ts'
import { playerConfig, playerDist } from './vite/player-config.ts'

/** Builds the player app into its `dist`: the client files with compressed copies, and the server renderer. */
export async function buildPlayer(): Promise<{ distFolder: string }> {
  await build({ ...playerConfig('server'), logLevel: 'warn' })
  await build({ ...playerConfig('client'), logLevel: 'warn' })
  await compressFolder(join(playerDist, 'client'))
  return { distFolder: playerDist }
}
