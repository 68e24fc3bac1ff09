import { access, constants, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Throws the system's own error where a folder, or what it would have to be made in, cannot be written: better before anything
 * starts than at the first file of a player.
 */
export async function checkDataFolder(folder: string): Promise<void> {
  const nearest = await findNearest(folder)
  const found = await stat(nearest)
  if (!found.isDirectory())
    throw Object.assign(new Error(`${nearest} is no folder`), { code: 'ENOTDIR', path: nearest })
  await access(nearest, constants.W_OK | constants.X_OK)
}

/** The folder itself, or the nearest above it that is there. */
async function findNearest(path: string): Promise<string> {
  try {
    await stat(path)
    return path
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isMissing || path === dirname(path)) throw error
    return findNearest(dirname(path))
  }
}
