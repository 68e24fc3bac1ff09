import { statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** The system user a process runs as. */
export interface SystemUser {
  readonly uid: number
  readonly gid: number
}

/**
 * Finds the outermost folder on `path` (itself included) that the user may not traverse; `undefined` when all are
 * accessible. Skips folders that do not exist yet.
 */
export function findInaccessibleFolder(path: string, user: SystemUser): string | undefined {
  const chain: string[] = []
  for (let at = resolve(path); ; at = dirname(at)) {
    chain.unshift(at)
    if (at === dirname(at)) break
  }
  return chain.find((folder) => {
    const stat = statSync(folder, { throwIfNoEntry: false })
    if (stat === undefined) return false
    if (stat.uid === user.uid) return (stat.mode & 0o100) === 0
    if (stat.gid === user.gid) return (stat.mode & 0o010) === 0
    return (stat.mode & 0o001) === 0
  })
}
