import sharp from 'sharp'
import { type Random, write } from './varied-page.ts'

const WIDTH = 1600
type Ground = 'cloth' | 'wood' | 'newspaper' | 'plain'
const WORDS =
  '今日市場行情上漲民眾關注天氣變化氣象局表示明後兩天各地有雨請注意安全交通部公布新制上路政府將於下月實施'

async function drawTable(ground: Ground, height: number, random: Random): Promise<Buffer> {
  const data = Buffer.alloc(WIDTH * height * 3)
  const base = random.pick([
    [120, 90, 60],
    [70, 75, 80],
    [150, 150, 155],
    [90, 110, 130],
    [200, 195, 185],
  ])
  const pitch = random.between(3, 8)
  const pattern = (x: number, y: number): number => {
    if (ground === 'cloth')
      return (
        28 * Math.sin(x / pitch) * Math.sin(y / pitch) +
        ((Math.floor(x / 60) + Math.floor(y / 60)) % 2 ? 18 : -18)
      )
    return ground === 'wood'
      ? 30 * Math.sin((y + 20 * Math.sin(x / 190)) / 9) + 14 * Math.sin(y / 41 + x / 400)
      : 0
  }
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const change = pattern(x, y) + random.between(-6, 6)
      for (const [channel, level] of base.entries())
        data[(y * WIDTH + x) * 3 + channel] = clamp((ground === 'newspaper' ? 215 : level) + change)
    }
  const picture = sharp(data, { raw: { width: WIDTH, height, channels: 3 } })
  if (ground !== 'newspaper') return data
  const lines: string[] = []
  for (let y = 24; y < height; y += 30)
    for (let x = 8; x < WIDTH; x += 340) {
      const text = Array.from({ length: 13 }, () => WORDS.charAt(random.whole(0, WORDS.length - 1))).join('')
      lines.push(write(x, y, text, { size: 22, family: 'Noto Serif CJK TC', fill: '#333' }))
    }
  const print = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}">${lines.join('')}</svg>`,
  )
  return picture
    .composite([{ input: print }])
    .removeAlpha()
    .raw()
    .toBuffer()
}

const clamp = (value: number): number => Math.max(0, Math.min(255, Math.round(value)))

/** The eight numbers of the projection of four points on four others. */
function projectionOf(
  from: readonly (readonly [number, number])[],
  to: readonly (readonly [number, number])[],
) {
  const rows = from.flatMap(([x, y], at) => {
    const [u, v] = to[at] ?? [0, 0]
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ]
  })
  for (let column = 0; column < 8; column += 1) {
    const pivot = rows.reduce(
      (best, row, at) =>
        at >= column && Math.abs(row[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0) ? at : best,
      column,
    )
    const [swapped, kept] = [rows[pivot] ?? [], rows[column] ?? []]
    rows[column] = swapped
    rows[pivot] = kept
    for (const [at, row] of rows.entries()) {
      if (at === column) continue
      const factor = (row[column] ?? 0) / (swapped[column] ?? 1)
      rows[at] = row.map((value, place) => value - factor * (swapped[place] ?? 0))
    }
  }
  return rows.map((row, at) => (row[8] ?? 0) / (row[at] ?? 1))
}

/** Photographs a page (an SVG) on a table: well, or from an angle with shadow, glare, noise and blur. */
export async function takeVariedPhoto(page: Buffer, random: Random, isDegraded: boolean): Promise<Buffer> {
  const card = await sharp(page).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = card.info
  const tall = Math.round(WIDTH * random.between(0.66, 0.8))
  const scene = await drawTable(random.pick<Ground>(['cloth', 'wood', 'newspaper', 'plain']), tall, random)
  const turn = (isDegraded ? random.between(-6, 6) : random.between(-2, 2)) * (Math.PI / 180)
  const wide = Math.min(WIDTH * random.between(0.72, 0.93), tall * 0.95 * (width / height))
  const bend = isDegraded ? 0.05 : 0.015
  const corner = (right: number, below: number): readonly [number, number] => {
    const x = (right * wide * (1 + random.between(-bend, bend))) / 2
    const y = (below * wide * height * (1 + random.between(-bend, bend))) / width / 2
    return [
      WIDTH / 2 + x * Math.cos(turn) - y * Math.sin(turn),
      tall / 2 + x * Math.sin(turn) + y * Math.cos(turn),
    ]
  }
  const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = projectionOf(corners, [
    [0, 0],
    [width - 1, 0],
    [width - 1, height - 1],
    [0, height - 1],
  ])
  const lamp = {
    x: random.between(0.2, 0.8) * WIDTH,
    y: random.between(0.2, 0.8) * tall,
    size: random.between(60, 140),
  }
  const glare = isDegraded && random.next() < 0.4 ? random.between(60, 120) : 0
  const shadow = isDegraded && random.next() < 0.5 ? random.between(0.3, 0.55) : 0
  const noise = isDegraded ? random.between(2, 14) : 2
  for (let y = 0; y < tall; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const depth = g * x + h * y + 1
      const [u, v] = [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth]
      const isCard = u >= 0 && v >= 0 && u < width - 1 && v < height - 1
      const dark = 1 - shadow / (1 + Math.exp(-(x / WIDTH - 0.5) * 12))
      const added =
        glare * Math.exp(-((x - lamp.x) ** 2 + (y - lamp.y) ** 2) / lamp.size ** 2) +
        random.between(-noise, noise)
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (y * WIDTH + x) * 3 + channel
        const seen = isCard ? sampleAt(card.data, width, u, v, channel) : null
        scene[at] = clamp((seen ?? scene[at] ?? 0) * dark + added)
      }
    }
  const photo = sharp(scene, { raw: { width: WIDTH, height: tall, channels: 3 } })
  const seen = isDegraded && random.next() < 0.5 ? photo.blur(random.between(0.6, 1.5)) : photo
  return seen.jpeg({ quality: isDegraded ? 70 : 90 }).toBuffer()
}

/** Null where the page’s corners are rounded off. */
function sampleAt(data: Buffer, width: number, u: number, v: number, channel: number): number | null {
  const [x, y] = [Math.floor(u), Math.floor(v)]
  const [right, below] = [u - x, v - y]
  const at = (y * width + x) * 4
  if ((data[at + 3] ?? 0) < 128) return null
  const under = at + width * 4
  const upper = (data[at + channel] ?? 0) * (1 - right) + (data[at + 4 + channel] ?? 0) * right
  const lower = (data[under + channel] ?? 0) * (1 - right) + (data[under + 4 + channel] ?? 0) * right
  return upper * (1 - below) + lower * below
}
