import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import sharp from 'sharp'
import { build } from 'vite'
import * as games from './games/index.ts'
import { findHeavyPages, weighPages } from './page-weights.ts'

const root = import.meta.dirname
const dist = join(root, 'dist')
const COVER_HEIGHT_PX = 260
const compress = promisify(brotliCompress)

/** Builds the game pages, the verifier, the fairness pages and the cover art into `apps/arcade/dist`. Throws for a page above its limit, by the game's name. */
export async function buildArcade(): Promise<void> {
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
  await Promise.all([renderCovers(), writeBrotli()])
  const heavy = findHeavyPages(
    await weighPages(
      dist,
      Object.values(games).map(({ id }) => id),
    ),
  )
  if (heavy.length > 0) throw new Error(heavy.join('\n'))
}

/** Renders each game's `web/cover.svg` to `art/<game>.webp` and `art/<game>@2x.webp`. Throws for a game without a cover. */
async function renderCovers() {
  await mkdir(join(dist, 'art'), { recursive: true })
  for (const { id } of Object.values(games)) {
    const drawing = await readFile(join(root, 'games', id, 'web/cover.svg'))
    for (const [scale, suffix, quality] of [
      [1, '', 82],
      [2, '@2x', 74],
    ] as const) {
      await sharp(drawing, { density: 72 * 2 * scale })
        .resize({ height: COVER_HEIGHT_PX * scale })
        .webp({ quality, effort: 6 })
        .toFile(join(dist, 'art', `${id}${suffix}.webp`))
    }
  }
}

/** Writes a brotli-compressed `.br` file beside every text file, for static serving. */
async function writeBrotli() {
  for await (const file of glob('**/*.{html,js,css,svg,json}', { cwd: dist })) {
    const text = await readFile(join(dist, file))
    const packed = await compress(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    })
    await writeFile(join(dist, `${file}.br`), packed)
  }
}
