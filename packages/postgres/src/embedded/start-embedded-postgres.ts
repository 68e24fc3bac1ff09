import { resolve } from 'node:path'
import {
  type ClusterState,
  clusterFolderOf,
  ensureCluster,
  ensureDataFolder,
  readClusterState,
  resolveServerUser,
  writeClusterState,
} from './cluster-folder.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { findBinaries } from './find-binaries.ts'
import { findFreePort } from './find-free-port.ts'
import { PostgresSupervisor } from './postgres-supervisor.ts'
import { findPostmaster, stopPostmaster, waitUntilReaped } from './postmaster.ts'
import { ensureServerRole, serverUrlOf } from './server-role.ts'

export interface EmbeddedPostgresOptions {
  /** The folder that holds the database; created when absent. */
  readonly dataDir: string
  /** TCP port on 127.0.0.1. By default a free port is chosen and reused on the next start. */
  readonly port?: number
  /** Receives the database server's log, line by line. */
  readonly log?: (line: string) => void
  /** Server settings (`name: value`) that override the defaults. */
  readonly settings?: Readonly<Record<string, string>>
}

export interface EmbeddedPostgres {
  /** Connection string of the default database as its owner; contains the password, so do not log it. */
  readonly url: string
  /** Connection string for the unprivileged server role, which has only granted privileges. */
  readonly serverUrl: string
  /** Shuts the server down cleanly: rolls back open transactions. */
  stop(): Promise<void>
}

const defaultSettings = {
  listen_addresses: '127.0.0.1',
  // No Unix socket: its folder must be writable by the server's user and its path short.
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '',
  // Above errors: the caller reports failed statements, and their text may contain personal data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  max_connections: '200',
  shared_buffers: '128MB',
  max_wal_size: '2GB',
  jit: 'off',
}

/**
 * Starts PostgreSQL from the programs that npm installed, on the given data folder, and restarts it on failure until
 * `stop`. Works as root (the server then runs as another user) and as any user. Stops a server that a killed process left
 * running, and repeats an interrupted creation. Throws {@link EmbeddedPostgresError}, whose message names the remedy.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir)
  const log = options.log ?? (() => {})
  const cluster = clusterFolderOf(dataDir)
  const user = await resolveServerUser(cluster)
  await ensureDataFolder(dataDir, user)
  const binaries = await findBinaries(user)
  await stopOrphanedServer(cluster, log)
  await ensureCluster(dataDir, binaries, user, log)

  const state = await readClusterState(cluster)
  const { ownerPid: lastOwner } = state
  const port = await findFreePort(options.port ?? state.port)
  if (options.port !== undefined && port !== options.port)
    throw new EmbeddedPostgresError(
      `port ${options.port} of 127.0.0.1 is taken: choose another for PostgreSQL`,
    )
  await writeClusterState(cluster, { password: state.password, port, ownerPid: process.pid })

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
  const supervisor = await startWithOrphanRetry(supervise, () => stopOrphanedServer(cluster, log, lastOwner))
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
 * Starts the server; after a failure looks for an orphaned server again and retries. A process that was killed while
 * starting its server can leave one that becomes visible only after the first check.
 */
async function startWithOrphanRetry(
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

/**
 * Stops a server whose owner process is gone. Returns whether there was one. Throws `EmbeddedPostgresError` when the owner
 * is alive, because the folder is then in use.
 */
export async function stopOrphanedServer(
  cluster: string,
  log: (line: string) => void,
  lastOwner?: number,
): Promise<boolean> {
  const postmaster = findPostmaster(cluster)
  if (postmaster === undefined) return waitUntilReaped(cluster)
  const ownerPid =
    lastOwner ??
    (await readClusterState(cluster).then(
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
