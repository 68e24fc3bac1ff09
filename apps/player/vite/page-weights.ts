import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FirstScreen, RouteChunks } from './page-plugin.ts'

/** What a built player app weighs on the wire, compressed, in bytes. */
export type PlayerWeights = {
  /** The scripts that every visit loads. */
  readonly scripts: number
  /** The styles inlined in the page. */
  readonly styles: number
  /** The page without its content: styles, inline scripts, head. */
  readonly shell: number
  /** Each lazy part beyond the first screen, by its module. */
  readonly routes: Readonly<Record<string, number>>
  /** The number of scripts that the launch of a game loads beyond the first screen (docs/decisions/0183). */
  readonly launchFiles: number
}

/** docs/decisions/0166: a little above what they weigh, so that growth is noticed when it happens. */
const LIMITS = { scripts: 111_000, styles: 7_200, shell: 8_500, route: 40_000, launchFiles: 8 }
/** Identity brings a model of its own and is measured apart. */
const APART = /\/features\/identity\//
const LAUNCH = /\/start-game-page\.tsx$/

/** Weighs the files of a build that `compressFolder` has compressed. */
export async function weighPlayer(dist: string): Promise<PlayerWeights> {
  const read = async (name: string) => JSON.parse(await readFile(join(dist, name), 'utf8'))
  const first: FirstScreen = await read('first-screen.json')
  const chunks: RouteChunks = await read('chunks.json')
  const routes = Object.entries(chunks).filter(([name]) => !APART.test(name))
  const weighed = await Promise.all(routes.map(async ([name, files]) => [name, await weigh(dist, files)]))
  return {
    scripts: await weigh(dist, first.scripts),
    styles: await weigh(dist, first.styles),
    shell: await weigh(dist, ['/offline.html']),
    routes: Object.fromEntries(weighed),
    launchFiles: routes.find(([name]) => LAUNCH.test(name))?.[1].length ?? 0,
  }
}

/** What exceeds the limits, by its name; empty when nothing does. */
export function findHeavyParts({ scripts, styles, shell, routes, launchFiles }: PlayerWeights): string[] {
  const over = (name: string, bytes: number, limit: number) =>
    bytes <= limit ? [] : [`${name}: ${kilobytes(bytes)} kB compressed, at most ${kilobytes(limit)}`]
  return [
    ...over('JS of the first screen', scripts, LIMITS.scripts),
    ...over('styles of the first screen', styles, LIMITS.styles),
    ...over('the page without its content', shell, LIMITS.shell),
    ...Object.entries(routes).flatMap(([name, bytes]) => over(name, bytes, LIMITS.route)),
    ...(launchFiles <= LIMITS.launchFiles
      ? []
      : [`launch of a game: ${launchFiles} scripts, at most ${LIMITS.launchFiles}`]),
  ]
}

const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1)

async function weigh(dist: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map((file) => wireBytes(join(dist, 'client', file))))
  return sizes.reduce((total, size) => total + size, 0)
}

/** A small file has no compressed sibling. */
async function wireBytes(path: string): Promise<number> {
  const found = await stat(`${path}.br`).catch(() => stat(path))
  return found.size
}
