import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The scripts and styles that the built page of a game names, as paths below the build's folder. Throws where it is not built. */
export async function readPageFiles(distFolder: string, game: string): Promise<string[]> {
  const html = await readFile(join(distFolder, 'play', game, 'index.html'), 'utf8')
  const found = [...html.matchAll(/(?:src|href)="[^"]*\/(assets\/[^"]+\.(?:js|css))"/g)]
  return [...new Set(found.flatMap(([, file]) => file ?? []))]
}
