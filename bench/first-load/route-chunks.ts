import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const dist = join(import.meta.dirname, '../../apps/player/dist')
const chunks = z.record(z.string(), z.array(z.string()))
/** Identity brings a model of its own and is measured apart. */
const APART = /\/features\/identity\//

export type RouteWeight = { readonly name: string; readonly bytes: number }

/** What each lazy part of the player weighs on the wire beyond the first screen, heaviest first. */
export async function routeWeights(): Promise<readonly RouteWeight[]> {
  const routes = chunks.parse(JSON.parse(await readFile(join(dist, 'chunks.json'), 'utf8')))
  const weighed = await Promise.all(
    Object.entries(routes)
      .filter(([name]) => !APART.test(name))
      .map(async ([name, files]) => ({ name, bytes: await sum(files.map(wireBytes)) })),
  )
  return weighed.toSorted((a, b) => b.bytes - a.bytes)
}

async function sum(sizes: readonly Promise<number>[]): Promise<number> {
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
}

/** A small file has no compressed sibling. */
async function wireBytes(file: string): Promise<number> {
  const path = join(dist, 'client', file)
  const found = await stat(`${path}.br`).catch(() => stat(path))
  return found.size
}
