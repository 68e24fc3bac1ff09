import { access, constants, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Throws the system error when the folder, or the nearest existing folder above it, is not writable, so that the start fails
 * instead of a player's first upload.
 */
export async function checkDataFolder(folder: string): Promise<void> {
  const nearest = await findNearest(folder)
  const found = await stat(nearest)
  if (!found.isDirectory())
    throw Object.assign(new Error(`${nearest} is no folder`), { code: 'ENOTDIR', path: nearest })
  await access(nearest, constants.W_OK | constants.X_OK)
}

/** The folder itself, or its nearest existing ancestor. */
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
