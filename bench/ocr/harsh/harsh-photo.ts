import sharp, { type Sharp } from 'sharp'
import { type Random, write } from '../varied/varied-page.ts'

/** What a photo of a messenger is left with. */
const [WIDE, TALL] = [1120, 840]
type Table = 'tiles' | 'cloth' | 'wood' | 'newspaper' | 'desk'
const NEWS =
  '昨日氣溫驟降各地出現零星降雨專家提醒民眾早晚添衣股市收盤小漲外資連三日買超市府宣布道路施工期間改道通行'
const TURNS = [0, 0, 0, 90, 180, 270] as const

/** Photographs a page (an SVG) from an angle: well, or blurred, dark, noisy, glaring and squeezed. */
export async function takeHarshPhoto(page: Buffer, random: Random, isDegraded: boolean): Promise<Buffer> {
  const card = await sharp(page).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const scene = await drawTable(random.pick<Table>(['tiles', 'cloth', 'wood', 'newspaper', 'desk']), random)
  project(scene, card, random, isDegraded)
  light(scene, random, isDegraded)
  const raw = { raw: { width: WIDE, height: TALL, channels: 3 as const } }
  const turned = sharp(scene, raw).rotate(random.pick(TURNS))
  return blurred(turned, random, isDegraded)
    .jpeg({ quality: isDegraded ? random.whole(45, 75) : 88 })
    .toBuffer()
}

const blurred = (photo: Sharp, random: Random, isDegraded: boolean): Sharp =>
  isDegraded && random.next() < 0.6 ? photo.blur(random.between(0.5, 1.15)) : photo

const clamp = (value: number): number => Math.max(0, Math.min(255, Math.round(value)))

async function drawTable(table: Table, random: Random): Promise<Buffer> {
  const data = Buffer.alloc(WIDE * TALL * 3)
  const base = random.pick([
    [150, 110, 75],
    [60, 66, 72],
    [165, 160, 150],
    [95, 120, 105],
    [205, 200, 192],
  ])
  const side = random.whole(60, 130)
  const shade = (x: number, y: number): number => {
    if (table === 'tiles')
      return x % side < 4 || y % side < 4 ? -45 : (Math.floor(x / side) * 7 + Math.floor(y / side) * 13) % 17
    if (table === 'cloth')
      return 22 * Math.sin(x / 2.5) * Math.sin(y / 2.5) + (Math.floor((x + y) / 45) % 2 ? 24 : -24)
    if (table === 'wood')
      return 26 * Math.sin((x + 14 * Math.sin(y / 130)) / 7) + 18 * Math.sin(x / 37 + y / 300)
    return table === 'desk' ? (x + y) / 60 : 0
  }
  for (let y = 0; y < TALL; y += 1)
    for (let x = 0; x < WIDE; x += 1) {
      const change = shade(x, y) + random.between(-5, 5)
      for (const [channel, level] of base.entries())
        data[(y * WIDE + x) * 3 + channel] = clamp((table === 'newspaper' ? 214 : level) + change)
    }
  return table === 'newspaper' ? printNews(data, random) : data
}

async function printNews(data: Buffer, random: Random): Promise<Buffer> {
  const lines: string[] = []
  for (let y = 20; y < TALL; y += 25)
    for (let x = 6; x < WIDE; x += 260) {
      const text = Array.from({ length: 12 }, () => NEWS.charAt(random.whole(0, NEWS.length - 1))).join('')
      lines.push(write(x, y, text, { size: 19, family: 'AR PL UMing TW', fill: '#3a3a3a' }))
    }
  const input = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${TALL}">${lines.join('')}</svg>`,
  )
  return sharp(data, { raw: { width: WIDE, height: TALL, channels: 3 } })
    .composite([{ input }])
    .removeAlpha()
    .raw()
    .toBuffer()
}

interface Card {
  readonly data: Buffer
  readonly info: { readonly width: number; readonly height: number }
}

/** Samples of the page within one pixel of the photo, a side: a small photo averages. */
const SAMPLES = 2

/** Lays the page on the table as a camera at an angle sees it: turned in its plane, then leant back and sideways. */
function project(
  scene: Buffer,
  { data, info: { width, height } }: Card,
  random: Random,
  isDegraded: boolean,
): void {
  const degrees = (most: number) => (random.between(-most, most) * Math.PI) / 180
  const turn = degrees(isDegraded ? 12 : 4)
  const [lean, side] = [degrees(isDegraded ? 15 : 4), degrees(isDegraded ? 15 : 4)]
  const scale = Math.min(WIDE * random.between(0.66, 0.86), ((TALL * 0.86) / height) * width) / width
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [middleX, middleY] = [WIDE / 2 + random.between(-20, 20), TALL / 2 + random.between(-16, 16)]
  const [tiltX, tiltY] = [Math.tan(side) / 1700, Math.tan(lean) / 1700]
  // From the photo back to the page: undo the perspective, then the turn.
  const pageAt = (x: number, y: number): readonly [number, number] => {
    const [dx, dy] = [x - middleX, y - middleY]
    const depth = 1 + tiltX * dx + tiltY * dy
    const [u, v] = [dx / depth / scale / Math.cos(side), dy / depth / scale / Math.cos(lean)]
    return [width / 2 + u * cos + v * sin, height / 2 - u * sin + v * cos]
  }
  for (let y = 0; y < TALL; y += 1)
    for (let x = 0; x < WIDE; x += 1) {
      const at = (y * WIDE + x) * 3
      const sum = [0, 0, 0]
      let seen = 0
      for (let part = 0; part < SAMPLES * SAMPLES; part += 1) {
        const [u, v] = pageAt(x + (part % SAMPLES) / SAMPLES, y + Math.floor(part / SAMPLES) / SAMPLES)
        const from = (Math.floor(v) * width + Math.floor(u)) * 4
        if (u < 0 || v < 0 || u >= width || v >= height || (data[from + 3] ?? 0) < 128) continue
        seen += 1
        for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (data[from + channel] ?? 0)
      }
      if (seen === 0) continue
      for (const channel of [0, 1, 2]) scene[at + channel] = clamp((sum[channel] ?? 0) / seen)
    }
}

function light(scene: Buffer, random: Random, isDegraded: boolean): void {
  const lamp = {
    x: random.between(0.25, 0.75) * WIDE,
    y: random.between(0.25, 0.75) * TALL,
    size: random.between(50, 110),
  }
  const glare = isDegraded && random.next() < 0.45 ? random.between(70, 130) : 0
  const shadow = isDegraded && random.next() < 0.5 ? random.between(0.3, 0.6) : 0
  const dark = isDegraded && random.next() < 0.4 ? random.between(0.4, 0.7) : 1
  const noise = isDegraded ? random.between(4, 16) : 2
  const slope = random.between(-0.6, 0.6)
  for (let y = 0; y < TALL; y += 1)
    for (let x = 0; x < WIDE; x += 1) {
      const shade = 1 - shadow / (1 + Math.exp(-((x - WIDE / 2 + slope * (y - TALL / 2)) / WIDE) * 16))
      const added =
        glare * Math.exp(-((x - lamp.x) ** 2 + (y - lamp.y) ** 2) / lamp.size ** 2) +
        random.between(-noise, noise)
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (y * WIDE + x) * 3 + channel
        scene[at] = clamp((scene[at] ?? 0) * shade * dark + added)
      }
    }
}
