import { drawDocument, generateIdCard, photographDocument } from '@gamehall/test-documents'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { createPaddleScanner } from './provider.ts'

const errors: unknown[] = []
const onError = (error: unknown) => errors.push(error)
afterEach(() => expect(errors).toEqual([]))

const scanner = createPaddleScanner({ onError })
const data = generateIdCard(2)
const photo = await photographDocument(await drawDocument({ kind: 'id_front', data, seed: 2 }), {
  seed: 2,
  rotation: 4,
  width: 1000,
})

async function scan(degrees: 0 | 90 | 180 | 270, signal = AbortSignal.timeout(60_000)) {
  const { data: pixels, info } = await sharp(photo)
    .rotate(degrees)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return scanner.scanText({ data: pixels, width: info.width, height: info.height }, signal)
}

describe('the scanner', () => {
  it.each([
    [0, 0],
    [90, 270],
    [180, 180],
  ] as const)(
    'reads a photo turned by %i°',
    async (degrees, turn) => {
      const found = await scan(degrees)
      expect(found?.turn).toBe(turn)
      const number = found?.lines.find(({ text }) => text === data.id_number)
      expect(number?.confidence).toBeGreaterThan(0.9)
      expect(number?.letters).toHaveLength(10)
    },
    60_000,
  )

  it('reads a line from several pictures of it', async () => {
    const drawn = async (fill: string) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="80"><rect width="100%" height="100%" fill="#fff"/><text x="16" y="58" font-family="DejaVu Sans" font-size="48" fill="${fill}">A123456789</text></svg>`
      const { data: pixels, info } = await sharp(Buffer.from(svg))
        .toColourspace('b-w')
        .raw()
        .toBuffer({ resolveWithObject: true })
      return { data: new Uint8Array(pixels), width: info.width, height: info.height }
    }
    const looks = [await drawn('#000'), await drawn('#ccc')]
    const line = await scanner.readLine(looks, AbortSignal.timeout(60_000))
    expect(line?.text).toBe('A123456789')
    expect(line?.letters).toHaveLength(10)
    expect(await scanner.readLine([], AbortSignal.timeout(60_000))).toMatchObject({ text: '', letters: [] })
  }, 60_000)

  it('reads letters that stand upright one below another, though most of a picture is written so', async () => {
    const column = (text: string, x: number, y: number, size: number) =>
      [...text].map(
        (letter, at) => `<text x="${x}" y="${y + at * size * 1.1}" font-size="${size}">${letter}</text>`,
      )
    const letters = [
      ...column('父親姓名', 640, 80, 34),
      ...column('林文雄', 630, 300, 52),
      ...column('母親姓名', 480, 80, 34),
      ...column('陳美玉', 470, 300, 52),
      ...column('臺中市北屯區平德里', 260, 120, 52),
    ]
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="760" height="700"><rect width="100%" height="100%" fill="#fff"/><g font-family="Noto Sans CJK TC">${letters.join('')}<text x="60" y="660" font-family="DejaVu Sans" font-size="40">6493820157</text></g></svg>`
    const { data: pixels, info } = await sharp(Buffer.from(svg))
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const picture = { data: new Uint8Array(pixels), width: info.width, height: info.height }
    const found = await scanner.scanText(picture, AbortSignal.timeout(60_000))
    expect(found?.turn).toBe(0)
    const stacked = found?.lines.filter(({ isStacked }) => isStacked === true).map(({ text }) => text) ?? []
    expect(stacked).toEqual(expect.arrayContaining(['林文雄', '陳美玉']))
    expect(found?.lines.map(({ text }) => text)).toContain('6493820157')
    const [address] = found?.lines.filter(({ text }) => text.includes('中市北屯')) ?? []
    const [nw, ne, , sw] = address?.corners ?? []
    // It runs down, and its top is at its right.
    expect((ne?.y ?? 0) - (nw?.y ?? 0)).toBeGreaterThan(300)
    expect(nw?.x ?? 0).toBeGreaterThan(sw?.x ?? 0)
    expect(address?.letters.map(({ at }) => at)).toEqual(address?.letters.map(({ at }) => at).toSorted())
  }, 60_000)

  it('pauses once enough lines are read to know a document, and goes on with the others', async () => {
    const numbers = Array.from({ length: 24 }, (_, at) => `A1234567${String(at + 10)}`)
    const rows = numbers.map((text, at) => `<text x="60" y="${70 + at * 60}">${text}</text>`).join('')
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1520"><rect width="100%" height="100%" fill="#fff"/><g font-family="DejaVu Sans" font-size="40">${rows}</g></svg>`
    const { data: pixels, info } = await sharp(Buffer.from(svg))
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const picture = { data: new Uint8Array(pixels), width: info.width, height: info.height }
    const limit = AbortSignal.timeout(60_000)
    const paused = await scanner.scanText(picture, limit, { pauseMs: 0 })
    expect(paused?.lines).toHaveLength(12)
    expect(paused?.unread?.level).toHaveLength(12)
    expect(paused?.isShort).toBeUndefined()
    const short = await scanner.scanText(picture, limit, { pauseMs: 0, mostMs: 0 })
    expect(short).toMatchObject({ isShort: true })
    expect(short?.lines).toHaveLength(5)
    expect(short?.unread?.level).toHaveLength(19)
    const rest = await scanner.scanText(picture, limit, { ...(paused?.unread && { unread: paused.unread }) })
    const read = [...(paused?.lines ?? []), ...(rest?.lines ?? [])].map(({ text }) => text)
    expect(read.toSorted()).toEqual(numbers)
    expect((await scanner.scanText(picture, limit))?.unread).toBeUndefined()
  }, 60_000)

  it('gives up when the time is up, and scans the next picture from the start', async () => {
    const stop = new AbortController()
    const scanning = scan(0, stop.signal)
    stop.abort()
    expect(await scanning).toBeNull()
    expect((await scan(0))?.lines.length).toBeGreaterThan(5)
  }, 60_000)
})
