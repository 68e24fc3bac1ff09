import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { makeDataFolder, spawnServer } from './spawn-server.ts'

export type Stack = {
  readonly url: string
  /** Of the server's process. */
  readonly pid: number
  readonly dataFolder: string
  stop(): Promise<void>
}

/** Builds stale apps and starts the whole product, with demo content and its own data folder; `env` overrides its settings. */
export async function startStack(env: Readonly<Record<string, string>> = {}): Promise<Stack> {
  await import('../tools/build/build.ts')
  const dataFolder = await makeDataFolder()
  const removeData = () => rm(dataFolder, { recursive: true, force: true })
  const server = await spawnServer(dataFolder, env).catch(async (error) => {
    await removeData()
    throw error
  })
  return {
    url: server.url,
    pid: server.process.pid ?? 0,
    dataFolder,
    async stop() {
      if (server.process.exitCode === null) {
        server.process.kill('SIGTERM')
        await once(server.process, 'exit')
      }
      await removeData()
    },
  }
}
