import type { BinPicture } from './bin-picture.ts'
import { drawBins } from './draw-bins.ts'
import { drawText } from './draw-text.ts'
import type { PictureRow, PictureTile, PictureTone, RoundPicture } from './round-picture.ts'

const GAP = 4
const PADDING = 10
const CAPTION_WIDTH = 46
/** Width and height of one tile. */
const SIZES = { tile: [36, 36], card: [30, 42], ball: [46, 46] } as const

/** Background, border and text. The picture has its own dark background, so that it looks the same on every page. */
const COLOURS: Readonly<Record<PictureTone, readonly [fill: string, line: string, sign: string]>> = {
  gold: ['#3a2c10', '#e9c27c', '#ffe0a3'],
  red: ['#7c1f2a', '#e4616c', '#ffffff'],
  blue: ['#17386b', '#5b9cf2', '#ffffff'],
  green: ['#12523a', '#43c08a', '#ffffff'],
  dark: ['#0b0e16', '#59617a', '#ffffff'],
  light: ['#f4f0e6', '#c9c2b0', '#1a1d26'],
  plain: ['#1d2333', '#39425c', '#c4cbe0'],
}

/** Draws a round's picture as SVG: no script, no style sheet, no reference to anything outside it. */
export function drawPicture(picture: RoundPicture | BinPicture): string {
  return picture.shape === 'bin' ? drawBins(picture) : drawTiles(picture)
}

function drawTiles({ shape, rows }: RoundPicture): string {
  const [width, height] = SIZES[shape]
  const left = PADDING + (rows.some(({ caption }) => caption !== undefined) ? CAPTION_WIDTH : 0)
  const columns = Math.max(1, ...rows.map(({ tiles }) => tiles.length))
  const fullWidth = left + columns * (width + GAP) - GAP + PADDING
  const fullHeight = PADDING * 2 + rows.length * (height + GAP) - GAP
  const content = rows.map((row, at) => {
    const y = PADDING + at * (height + GAP)
    return (
      drawCaption(row, y + height / 2) +
      row.tiles.map((tile, place) => drawTile(tile, shape, left + place * (width + GAP), y)).join('')
    )
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${fullWidth} ${fullHeight}" width="${fullWidth}" height="${fullHeight}"><rect width="100%" height="100%" rx="12" fill="#10141f"/>${content.join('')}</svg>`
}

function drawCaption({ caption }: PictureRow, middle: number): string {
  return caption === undefined
    ? ''
    : drawText(caption, PADDING, middle, { size: 11, colour: '#c4cbe0', anchor: 'start' })
}

function drawTile(
  { label, tone, isLit = false }: PictureTile,
  shape: RoundPicture['shape'],
  x: number,
  y: number,
): string {
  const [width, height] = SIZES[shape]
  const [fill, line, sign] = COLOURS[tone]
  const border = isLit ? 'stroke="#ffd479" stroke-width="3"' : `stroke="${line}" stroke-width="1"`
  const radius = shape === 'ball' ? width / 2 : shape === 'card' ? 5 : 8
  const box = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${border}/>`
  if (label === '') return box
  return (
    box +
    drawText(label, x + width / 2, y + height / 2, {
      size: fontSize(label, width),
      colour: sign,
      anchor: 'middle',
    })
  )
}

/** Chinese characters are about twice as wide as others, and the suits of cards nearly so. */
const signWidth = (sign: string) => (/[\u2e80-\uffef]/u.test(sign) ? 1 : /[♠♥♦♣]/u.test(sign) ? 0.9 : 0.6)

function fontSize(label: string, width: number): number {
  const units = [...label].reduce((sum, sign) => sum + signWidth(sign), 0)
  return Math.max(8, Math.min(18, Math.floor((width - 9) / units)))
}
