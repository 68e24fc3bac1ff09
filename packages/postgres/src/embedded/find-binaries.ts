import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { findInaccessibleFolder, type SystemUser } from './find-inaccessible-folder.ts'
import { linkLibraries } from './link-libraries.ts'

/** Absolute paths of PostgreSQL's own programs. */
export interface PostgresBinaries {
  readonly initdb: string
  readonly postgres: string
}

/** Finds PostgreSQL's programs as npm installed them, in a folder that the server's user can access. */
export async function findBinaries(user: SystemUser | undefined): Promise<PostgresBinaries> {
  const native = findNativeFolder()
  await linkLibraries(native)
  return ensureAccessibleBinaries(native, user, '/var/cache/gamehall')
}

/**
 * Returns the programs' paths. When the server's user cannot access their folder (a clone under /root), copies them to the
 * cache folder once, and returns the copy.
 */
export async function ensureAccessibleBinaries(
  native: string,
  user: SystemUser | undefined,
  cacheFolder: string,
): Promise<PostgresBinaries> {
  if (user === undefined || findInaccessibleFolder(native, user) === undefined) return binariesIn(native)

  const { version } = createRequire(join(native, '..', 'package.json'))('./package.json')
  const copy = join(cacheFolder, `postgresql-${version}-${process.platform}-${process.arch}`)
  if (!existsSync(copy)) {
    await mkdir(cacheFolder, { recursive: true })
    await chmod(cacheFolder, 0o755)
    const partial = `${copy}.${randomUUID()}`
    await cp(native, partial, { recursive: true, verbatimSymlinks: true })
    await rename(partial, copy).catch(async (error: unknown) => {
      await rm(partial, { recursive: true, force: true })
      if (!existsSync(copy)) throw error
    })
  }
  return binariesIn(copy)
}

function findNativeFolder(): string {
  const target = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  const paths = [require.resolve('embedded-postgres')]
  try {
    const entry = require.resolve(`@embedded-postgres/${target}`, { paths })
    return join(dirname(entry), '..', 'native')
  } catch {
    throw new EmbeddedPostgresError(
      `PostgreSQL has no built-in programs for ${target} in ${basename(process.cwd())}/node_modules. ` +
        'Run "npm ci" again (optional dependencies must not be left out), or set DATABASE_URL to a PostgreSQL 16 or newer of your own.',
    )
  }
}

function binariesIn(native: string): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    initdb: join(native, 'bin', `initdb${suffix}`),
    postgres: join(native, 'bin', `postgres${suffix}`),
  }
}
