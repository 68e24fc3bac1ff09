import type { BinPicture, PictureBin } from './bin-picture.ts'
import { drawText } from './draw-text.ts'

/** The picture is as wide as a bet's details leave room for on a phone of 320 px, so that its text is never scaled down there. */
const WIDTH = 268
const PADDING = 8
const GAP = 2
const BALLS_HEIGHT = 18
const BIN_HEIGHT = 40
const LINE_HEIGHTS = [24, 19] as const
const LINE_SIZES = [16, 13] as const
const LABEL_SIZE = 11
/** Width of a digit as a share of its size. */
const DIGIT = 0.6

/** Draws the row of bins: the balls above it, each bin's label in it, and the lines below it. */
export function drawBins({ bins, lines }: BinPicture): string {
  const width = (WIDTH - 2 * PADDING + GAP) / bins.length - GAP
  const longest = Math.max(...bins.map(({ label }) => label.length))
  const isUpright = longest * DIGIT * LABEL_SIZE > width
  const isOne = bins.reduce((sum, { balls }) => sum + balls, 0) === 1
  const content = bins.map((bin, at) => {
    const x = PADDING + at * (width + GAP)
    return drawBin(bin, x, width, isUpright) + drawBalls(bin.balls, x + width / 2, isOne)
  })
  const top = PADDING + BALLS_HEIGHT + BIN_HEIGHT + 6
  const words = lines.map((line, at) => {
    const size = LINE_SIZES[Math.min(at, 1)] ?? 13
    const middle = top + (at === 0 ? LINE_HEIGHTS[0] / 2 : LINE_HEIGHTS[0] + (at - 0.5) * LINE_HEIGHTS[1])
    return drawText(line, WIDTH / 2, middle, {
      size: fitted(line, size),
      colour: at === 0 ? '#ffffff' : '#c4cbe0',
      anchor: 'middle',
    })
  })
  const height = top + LINE_HEIGHTS[0] + Math.max(0, lines.length - 1) * LINE_HEIGHTS[1] + PADDING / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}"><rect width="100%" height="100%" rx="12" fill="#10141f"/>${content.join('')}${words.join('')}</svg>`
}

function drawBin({ label, balls, isWin }: PictureBin, x: number, width: number, isUpright: boolean): string {
  const y = PADDING + BALLS_HEIGHT
  const [fill, line, sign] =
    balls === 0
      ? ['#1d2333', '#39425c', '#aab2c9']
      : isWin
        ? ['#ffd479', '#ffd479', '#1a1206']
        : ['#8fbcff', '#8fbcff', '#08152b']
  const middle = x + width / 2
  const text = drawText(label, middle, y + BIN_HEIGHT / 2, {
    size: LABEL_SIZE,
    colour: sign,
    anchor: 'middle',
  })
  return (
    `<rect x="${round(x)}" y="${y}" width="${round(width)}" height="${BIN_HEIGHT}" rx="4" fill="${fill}" stroke="${line}"/>` +
    (isUpright ? `<g transform="rotate(-90 ${round(middle)} ${y + BIN_HEIGHT / 2})">${text}</g>` : text)
  )
}

/** A single ball lies over its bin; of several the number is told. */
function drawBalls(balls: number, middle: number, isOne: boolean): string {
  if (balls === 0) return ''
  const y = PADDING + BALLS_HEIGHT / 2 - 2
  if (isOne) return `<circle cx="${round(middle)}" cy="${y}" r="6" fill="#ffd479"/>`
  return drawText(`${balls}`, middle, y, { size: LABEL_SIZE, colour: '#ffffff', anchor: 'middle' })
}

/** The size at which a line fits: Chinese characters are as wide as high, others about 0.6 of it. */
function fitted(line: string, size: number): number {
  const units = [...line].reduce((sum, sign) => sum + (/[\u2e80-\uffef]/u.test(sign) ? 1 : DIGIT), 0)
  return Math.min(size, round((WIDTH - 2 * PADDING) / units))
}

const round = (value: number) => Math.round(value * 10) / 10
