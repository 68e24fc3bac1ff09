import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { clusterFolderOf } from '../embedded/cluster-folder.ts'
import { startEmbeddedPostgres, stopOrphanedServer } from '../embedded/start-embedded-postgres.ts'
import { fastTempFolder } from './fast-temp-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    postgresServerUrl: string
  }
}

const prefix = 'gamehall-test-postgres-'
const folderName = /^gamehall-test-postgres-(\d+)-/

/** Starts one temporary PostgreSQL server for the whole test run, after removing the leftovers of killed runs. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = fastTempFolder()
  await sweepLeftovers(folder)
  const dataDir = await mkdtemp(join(folder, `${prefix}${process.pid}-`))
  await chmod(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({
    dataDir,
    settings: {
      fsync: 'off',
      full_page_writes: 'off',
      synchronous_commit: 'off',
      max_connections: '300',
      max_wal_size: '256MB',
    },
  })
  project.provide('postgresUrl', postgres.url)
  project.provide('postgresServerUrl', postgres.serverUrl)
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function sweepLeftovers(within: string): Promise<void> {
  for (const name of await readdir(within)) {
    const pid = folderName.exec(name)?.[1]
    if (pid === undefined || isRunning(Number(pid))) continue
    const folder = join(within, name)
    try {
      await stopOrphanedServer(clusterFolderOf(folder), () => {})
      await rm(folder, { recursive: true, force: true })
    } catch {
      // Another run removes it at the same time, or it belongs to another user.
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
