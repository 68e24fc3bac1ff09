import { statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** The system user a process runs as. */
export interface RunAs {
  readonly uid: number
  readonly gid: number
}

/**
 * The outermost folder on the way to `path` (itself included) that the given user may not pass through,
 * or `undefined` when the way is open. Folders that do not exist yet are not judged.
 */
export function findClosedFolder(path: string, user: RunAs): string | undefined {
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
