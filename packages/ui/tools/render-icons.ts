import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Renders the app icons from `art/app-icon.svg`: `node packages/ui/tools/render-icons.ts`. */
const source = join(import.meta.dirname, '../src/art/app-icon.svg')
const target = join(import.meta.dirname, '../../../apps/player/public/icons')
/** Corner radius as a share of the edge, like the icons of phones. */
const CORNER = 0.22

async function renderIcon(svg: string, size: number, isRounded: boolean): Promise<Buffer> {
  const square = sharp(Buffer.from(svg), { density: 288 }).resize(size, size)
  if (!isRounded) return square.png({ palette: true, quality: 90 }).toBuffer()
  const corner = Math.round(size * CORNER)
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${corner}"/></svg>`
  const cut = await square
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer()
  return sharp(cut).png({ palette: true, quality: 90 }).toBuffer()
}

/** The drawing of a maskable icon must stay within the middle 80 %: the logo shrinks, the background does not. */
function shrinkMark(svg: string): string {
  return svg.replace('translate(80 74) scale(5.5)', 'translate(125 119) scale(4.1)')
}

const svg = await readFile(source, 'utf8')
await mkdir(target, { recursive: true })
const icons = [
  ['icon-192.png', await renderIcon(svg, 192, true)],
  ['icon-512.png', await renderIcon(svg, 512, true)],
  ['icon-maskable-512.png', await renderIcon(shrinkMark(svg), 512, false)],
  ['apple-touch-icon.png', await renderIcon(svg, 180, false)],
] as const
for (const [name, image] of icons) await writeFile(join(target, name), image)
