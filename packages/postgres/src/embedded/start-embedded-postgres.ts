import { resolve } from 'node:path'
import {
  type ClusterState,
  chooseUser,
  clusterFolderOf,
  ensureCluster,
  openDataFolder,
  readState,
  writeState,
} from './cluster-folder.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { findBinaries } from './find-binaries.ts'
import { findFreePort } from './free-port.ts'
import { findPostmaster, stopPostmaster, untilCollected } from './postmaster.ts'
import { ensureServerRole, serverUrlOf } from './server-role.ts'
import { PostgresSupervisor } from './supervise-postgres.ts'

export interface EmbeddedPostgresOptions {
  /** The folder that holds the database; made when absent. */
  readonly dataDir: string
  /** TCP port on 127.0.0.1; without one, a free port is chosen and kept for the next start. */
  readonly port?: number
  /** Gets the database server's own log, line by line. */
  readonly log?: (line: string) => void
  /** Server settings (`name: value`) over the defaults. */
  readonly settings?: Readonly<Record<string, string>>
}

export interface EmbeddedPostgres {
  /** Connection string of the default database as its owner, password included: keep it out of logs. */
  readonly url: string
  /** The same for a role that owns nothing and may do what it is granted; to serve with. */
  readonly serverUrl: string
  /** Shuts the server down in order: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>
}

const defaultSettings = {
  listen_addresses: '127.0.0.1',
  // No socket file: its folder would have to be writable by the database's user, and its path short.
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '',
  // Above errors: a refused statement is the caller's to report, and its text may hold personal data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  max_connections: '200',
  shared_buffers: '128MB',
  max_wal_size: '2GB',
  jit: 'off',
}

/**
 * Starts PostgreSQL from the programs that npm installed, on a data folder of its own, and keeps it serving until `stop`.
 * Works as root (the server then runs as another user) and as anyone. A server that a killed process left behind is
 * stopped first; a creation that was interrupted starts afresh.
 * Throws {@link EmbeddedPostgresError}, whose message names the remedy.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir)
  const log = options.log ?? (() => {})
  const cluster = clusterFolderOf(dataDir)
  const user = await chooseUser(cluster)
  await openDataFolder(dataDir, user)
  const binaries = await findBinaries(user)
  await clearOrphan(cluster, log)
  await ensureCluster(dataDir, binaries, user, log)

  const state = await readState(cluster)
  const { ownerPid: lastOwner } = state
  const port = await findFreePort(options.port ?? state.port)
  if (options.port !== undefined && port !== options.port)
    throw new EmbeddedPostgresError(
      `port ${options.port} of 127.0.0.1 is taken: choose another for PostgreSQL`,
    )
  await writeState(cluster, { password: state.password, port, ownerPid: process.pid })

  const url = `postgresql://postgres:${state.password}@127.0.0.1:${port}/postgres`
  const supervise = () =>
    new PostgresSupervisor({
      program: binaries.postgres,
      clusterFolder: cluster,
      url,
      port,
      user,
      settings: { ...defaultSettings, ...options.settings },
      log,
    })
  const supervisor = await startTakingOver(supervise, () => clearOrphan(cluster, log, lastOwner))
  try {
    await ensureServerRole(url, state.password)
  } catch (error) {
    await supervisor.stop()
    throw error
  }
  return { url, serverUrl: serverUrlOf(state.password, port), stop: () => supervisor.stop() }
}

const MAX_STARTS = 3

/**
 * Whoever was killed while just starting its server leaves one that shows itself only after the first look for orphans,
 * and then holds the folder: so a start that fails looks again.
 */
async function startTakingOver(
  supervise: () => PostgresSupervisor,
  clearLateOrphan: () => Promise<boolean>,
): Promise<PostgresSupervisor> {
  for (let start = 1; ; start += 1) {
    const supervisor = supervise()
    try {
      await supervisor.start()
      return supervisor
    } catch (error) {
      if (start === MAX_STARTS || !(await clearLateOrphan())) throw error
    }
  }
}

/** Stops a server whose owner is dead, and says whether there was one. One whose owner lives is in use: refuses. */
export async function clearOrphan(
  cluster: string,
  log: (line: string) => void,
  lastOwner?: number,
): Promise<boolean> {
  const postmaster = findPostmaster(cluster)
  if (postmaster === undefined) return untilCollected(cluster)
  const ownerPid =
    lastOwner ??
    (await readState(cluster).then(
      (state: ClusterState) => state.ownerPid,
      () => undefined,
    ))
  if (ownerPid !== undefined && postmaster.parentPid === ownerPid)
    throw new EmbeddedPostgresError(
      `another process (pid ${ownerPid}) is running on ${cluster}: stop it first, or name another folder with DATA_DIR`,
    )
  log(`a database server (pid ${postmaster.pid}) was left behind by a process that is gone: stopping it`)
  await stopPostmaster(postmaster.pid, cluster)
  return true
}
