import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { PostgresBinaries } from './find-binaries.ts'
import { findInaccessibleFolder, type SystemUser } from './find-inaccessible-folder.ts'
import { runProgram } from './run-program.ts'

/** The data needed to reach a cluster again; stored in its folder, readable by its owner only. */
export interface ClusterState {
  readonly password: string
  readonly port?: number
  /** The process that last started the cluster's server. */
  readonly ownerPid?: number
}

const stateFile = 'gamehall.json'
const nobody: SystemUser = { uid: 65534, gid: 65534 }

export function clusterFolderOf(dataDir: string): string {
  return join(dataDir, 'cluster')
}

/**
 * The user to run PostgreSQL as. PostgreSQL refuses to run as root: under root it runs as the cluster's owner, or as
 * "nobody" for a new cluster. `undefined`: the current user.
 */
export async function resolveServerUser(clusterFolder: string): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  if (!existsSync(clusterFolder)) return nobody
  const { uid, gid } = await stat(clusterFolder)
  if (uid !== 0) return { uid, gid }
  await chownTree(clusterFolder, nobody)
  return nobody
}

/** Creates the data folder if absent. Throws `EmbeddedPostgresError`, with the remedy, when the server's user cannot reach it. */
export async function ensureDataFolder(dataDir: string, user: SystemUser | undefined): Promise<void> {
  const firstMade = await mkdir(dataDir, { recursive: true })
  if (user === undefined) return
  // Whatever the umask: the server's user must be able to traverse the folders created here.
  for (let at = dataDir; firstMade !== undefined && at.length >= firstMade.length; at = dirname(at))
    await chmod(at, 0o755)
  const closed = findInaccessibleFolder(dataDir, user)
  if (closed === undefined) return
  throw new EmbeddedPostgresError(
    `PostgreSQL refuses to run as root, and as user ${user.uid} it cannot enter ${closed}, which leads to its data folder ${dataDir}. ` +
      `Either open that folder for passing through (chmod o+x ${closed}), or name another with DATA_DIR (for example DATA_DIR=/var/lib/gamehall), ` +
      'or run as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  )
}

/** Creates the cluster unless a complete one exists. Moves the remains of an interrupted creation aside. */
export async function ensureCluster(
  dataDir: string,
  binaries: PostgresBinaries,
  user: SystemUser | undefined,
  log: (line: string) => void,
): Promise<void> {
  const cluster = clusterFolderOf(dataDir)
  if (existsSync(join(cluster, 'PG_VERSION')) && existsSync(join(cluster, stateFile))) return
  await setAside(cluster, log)

  const fresh = join(dataDir, 'cluster.new')
  const passwordFile = join(dataDir, 'cluster.password')
  const password = randomBytes(24).toString('base64url')
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { mode: 0o700 })
  await chmod(fresh, 0o700)
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (user !== undefined) {
    await chown(fresh, user.uid, user.gid)
    await chown(passwordFile, user.uid, user.gid)
  }
  try {
    await runProgram(
      binaries.initdb,
      [
        `--pgdata=${fresh}`,
        `--pwfile=${passwordFile}`,
        '--username=postgres',
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--locale=C.UTF-8',
        '--lc-messages=C',
        '--no-instructions',
      ],
      user,
    )
  } finally {
    await rm(passwordFile, { force: true })
  }
  await writeClusterState(fresh, { password })
  await rename(fresh, cluster)
}

export async function readClusterState(clusterFolder: string): Promise<ClusterState> {
  const parsed: unknown = JSON.parse(await readFile(join(clusterFolder, stateFile), 'utf8'))
  if (
    typeof parsed !== 'object' ||
    parsed === null ||
    !('password' in parsed) ||
    typeof parsed.password !== 'string'
  )
    throw new EmbeddedPostgresError(`${join(clusterFolder, stateFile)} is damaged: it holds no password`)
  const numberAt = (key: string) => {
    const value: unknown = Reflect.get(parsed, key)
    return typeof value === 'number' ? value : undefined
  }
  const port = numberAt('port')
  const ownerPid = numberAt('ownerPid')
  return {
    password: parsed.password,
    ...(port === undefined ? {} : { port }),
    ...(ownerPid === undefined ? {} : { ownerPid }),
  }
}

/** Replaces the file atomically, so that a crash leaves the old or the new one. */
export async function writeClusterState(clusterFolder: string, state: ClusterState): Promise<void> {
  const file = join(clusterFolder, stateFile)
  await writeFile(`${file}.new`, `${JSON.stringify(state)}\n`, { mode: 0o600 })
  if (process.getuid?.() === 0) {
    const { uid, gid } = await stat(clusterFolder)
    await chown(`${file}.new`, uid, gid)
  }
  await rename(`${file}.new`, file)
}

async function setAside(cluster: string, log: (line: string) => void): Promise<void> {
  if (!existsSync(cluster)) return
  if ((await readdir(cluster)).length === 0) return rm(cluster, { recursive: true })
  const aside = `${cluster}.broken-${new Date().toISOString().replaceAll(/[-:.]/g, '')}`
  await rename(cluster, aside)
  log(`${cluster} is not a complete database: moved to ${aside}, creating a new one`)
}

async function chownTree(folder: string, user: SystemUser): Promise<void> {
  await chown(folder, user.uid, user.gid)
  for (const entry of await readdir(folder, { recursive: true }))
    await chown(join(folder, entry), user.uid, user.gid)
}
