import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import sharp from 'sharp'
import { build } from 'vite'

const root = import.meta.dirname
const dist = join(root, 'dist')
const art = join(root, 'web/art')
const COVER_HEIGHT_PX = 260
const compress = promisify(brotliCompress)

/** Builds the game pages, the verifier and the cover art into `apps/arcade/dist`. */
export async function buildArcade(): Promise<void> {
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
  await Promise.all([renderCovers(), writeBrotli()])
}

/** Renders each SVG cover to `art/<game>.webp` and `art/<game>@2x.webp`. */
async function renderCovers() {
  await mkdir(join(dist, 'art'), { recursive: true })
  for await (const file of glob('*.svg', { cwd: art })) {
    const drawing = await readFile(join(art, file))
    const game = basename(file, '.svg')
    for (const [scale, suffix, quality] of [
      [1, '', 82],
      [2, '@2x', 74],
    ] as const) {
      await sharp(drawing, { density: 72 * 2 * scale })
        .resize({ height: COVER_HEIGHT_PX * scale })
        .webp({ quality, effort: 6 })
        .toFile(join(dist, 'art', `${game}${suffix}.webp`))
    }
  }
}

/** Writes a brotli-compressed `.br` file beside every text file, for static serving. */
async function writeBrotli() {
  for await (const file of glob('**/*.{html,js,css,svg}', { cwd: dist })) {
    const text = await readFile(join(dist, file))
    const packed = await compress(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    })
    await writeFile(join(dist, `${file}.br`), packed)
  }
}
