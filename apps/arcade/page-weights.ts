import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readPageFiles } from './src/pages/page-files.ts'

/** The most that a page may weigh on the wire, brotli-compressed, in bytes. */
const ENGINE_LIMIT = 120_000
const GAME_LIMIT = 60_000

/** What the game pages of a build weigh: the files that every page loads, and what each game adds. Bytes, compressed. */
export interface PageWeights {
  readonly engine: number
  readonly games: Readonly<Record<string, number>>
}

/** Weighs the scripts and styles that each `play/<game>/index.html` of a build names. */
export async function weighPages(dist: string, games: readonly string[]): Promise<PageWeights> {
  const files = await Promise.all(games.map((game) => readPageFiles(dist, game)))
  const shared = new Set(files[0]?.filter((file) => files.every((others) => others.includes(file))))
  const weights = files.map((own) =>
    sum(
      dist,
      own.filter((file) => !shared.has(file)),
    ),
  )
  const [engine, ...added] = await Promise.all([sum(dist, [...shared]), ...weights])
  return { engine, games: Object.fromEntries(games.map((game, index) => [game, added[index] ?? 0])) }
}

/** What exceeds the limits, by its name; empty when nothing does. */
export function findHeavyPages({ engine, games }: PageWeights): string[] {
  const over = (name: string, bytes: number, limit: number) =>
    bytes <= limit ? [] : [`${name}: ${kilobytes(bytes)} kB compressed, at most ${kilobytes(limit)}`]
  return [
    ...over('the shared engine', engine, ENGINE_LIMIT),
    ...Object.entries(games).flatMap(([game, bytes]) => over(`game ${game}`, bytes, GAME_LIMIT)),
  ]
}

const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1)

async function sum(dist: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(dist, `${file}.br`))).size))
  return sizes.reduce((total, size) => total + size, 0)
}
