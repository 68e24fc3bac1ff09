import {
  type Area,
  type Cell,
  drawPaper,
  drawPortrait,
  layCells,
  type PageStyle,
  pageOf,
  type Random,
  write,
} from '../varied/varied-page.ts'

/** A page that is drawn by lot: where its parts stand, and in which typeface. */
export interface HarshPage {
  readonly width: number
  readonly height: number
  readonly title: string
  readonly rows: readonly (readonly Cell[])[]
  readonly style: PageStyle
  /** The share of the page that its portrait takes; 0 without one. */
  readonly portrait: number
  /** The last part of the page, under its rows. */
  readonly bottom?: string
  readonly bottomHeight?: number
  readonly isBoxed: boolean
}

/** Draws the title above or beside a seal, a portrait on either side, and the rows in what is left. */
export function drawHarshPage(page: HarshPage, random: Random): Buffer {
  const { width, height, rows, style, portrait } = page
  const edge = random.whole(40, 80)
  const wide = width * portrait
  const isRight = portrait > 0 && random.next() < 0.5
  const top = page.title === '' ? edge : random.whole(150, 190)
  const bottom = height - edge - (page.bottomHeight ?? 0)
  const area: Area = {
    left: portrait === 0 || isRight ? edge : edge + wide + 40,
    right: isRight ? width - edge - wide - 40 : width - edge,
    top,
    bottom,
  }
  const left = isRight ? width - edge - wide : edge
  const tall = Math.min(wide * 1.28, bottom - top)
  const sunk = random.between(0, bottom - top - tall)
  const frame = { left, right: left + wide, top: top + sunk, bottom: top + sunk + tall }
  const size = random.whole(46, 72)
  const room = width - 2 * edge
  const spacing = Math.max(0, Math.min(14, (room - page.title.length * size) / page.title.length))
  const title = write(random.next() < 0.5 ? edge : edge + 120, 100, page.title, {
    size: Math.min(size, (room - 120) / Math.max(1, page.title.length)),
    family: style.family,
    fill: style.labelFill,
    spacing,
  })
  return pageOf(
    width,
    height,
    drawPaper(width, height, random) +
      drawSeal(width, height, random) +
      title +
      (portrait > 0 ? drawPortrait(frame) : '') +
      (page.isBoxed ? drawBoxes(rows, area) : '') +
      layCells(rows, area, style) +
      (page.bottom ?? ''),
  )
}

/** Fine rings over the whole page, as guilloche has them. */
function drawSeal(width: number, height: number, random: Random): string {
  const [x, y] = [random.between(0.3, 0.7) * width, random.between(0.3, 0.7) * height]
  const hue = random.pick(['#c9a3b5', '#9db8a7', '#a3b1cc'])
  return Array.from(
    { length: 14 },
    (_, at) =>
      `<ellipse cx="${x}" cy="${y}" rx="${60 + at * 26}" ry="${40 + at * 22}" fill="none" stroke="${hue}" stroke-width="2" opacity="0.45"/>`,
  ).join('')
}

function drawBoxes(rows: readonly (readonly Cell[])[], { left, right, top, bottom }: Area): string {
  const step = (bottom - top) / rows.length
  return rows
    .flatMap((row, at) =>
      row.map((_, column) => {
        const wide = (right - left) / row.length
        return `<rect x="${left + column * wide - 10}" y="${top + at * step - 8}" width="${wide - 4}" height="${step - 4}" fill="none" stroke="#8a8f96" stroke-width="2"/>`
      }),
    )
    .join('')
}
