import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ScanOptions, TextScan, TextScanner, UnreadLines } from '../../../providers/ocr/index.ts'
import { decodeGrey } from './picture/grey-picture.ts'
import { scanSide } from './scan-side.ts'
import { SIDES } from './sides/sides.ts'
import { scannedLine } from './testing/scanned-line.ts'

/** A card on a table, all edges of it in sight. */
const CARD = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="1000"><rect width="1400" height="1000"
  fill="#6b5a48"/><rect x="200" y="160" width="1000" height="640" rx="30" fill="#f4f4ee"/></svg>`
const card = sharp(Buffer.from(CARD))
  .png()
  .toBuffer()
  .then(decodeGrey)
  .then((grey) => {
    if (grey === null) throw new Error('the card is no picture')
    return grey
  })

/** A scanner that needs `firstMs` for its first scan; its second never ends unless it is told to. */
function createStuckScanner(first: TextScan, firstMs: number) {
  const second = Promise.withResolvers<AbortSignal>()
  let scans = 0
  const scanner: TextScanner = {
    async scanText(_, before) {
      scans += 1
      if (scans === 1) {
        vi.advanceTimersByTime(firstMs)
        return first
      }
      second.resolve(before)
      return new Promise((resolve) => before.addEventListener('abort', () => resolve(null)))
    },
    readLine: async () => null,
  }
  return { scanner, second: second.promise, scans: () => scans }
}

const UNREAD: UnreadLines = {
  level: [{ x: 480, y: 340, length: 120, thickness: 40, angle: 0 }],
  vertical: [],
}
const NOTHING: TextScan = { turn: 0, lines: [] }
const TITLE: TextScan = {
  turn: 0,
  lines: [scannedLine('中華民國國民身分證', [300, 220, 900, 270]), scannedLine('姓名', [300, 320, 380, 360])],
}
const PHOTO_MS = 40_000
/** No time limit but the photo’s own. */
const scan = async (scanner: TextScanner, before = new AbortController().signal) =>
  scanSide(scanner, await card, SIDES.id_front, before, PHOTO_MS)

it.each(['across', 'flipped'])('a document that lies %s on other print is found', async (direction) => {
  const asked: (string | undefined)[] = []
  const scanner: TextScanner = {
    async scanText(_, __, how) {
      asked.push(how?.direction)
      return how?.direction === direction ? { ...TITLE, turn: 90 } : NOTHING
    },
    readLine: async () => null,
  }
  const limit = AbortSignal.timeout(60_000)
  expect(await scanSide(scanner, await card, SIDES.id_front, limit, 1_000_000)).toMatchObject({ turn: 90 })
  expect(asked.slice(0, 3)).toContain(direction)
})

describe('the time of a photo', () => {
  // The clock is the test’s: pictures are decoded and scaled outside of it.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it('a photo that shows nothing is given up after 8 s, though its second scan never ends', async () => {
    const { scanner, second } = createStuckScanner(NOTHING, 3_000)
    const scanned = scan(scanner)
    const told = await second
    vi.advanceTimersByTime(4_999)
    expect(told.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(told.aborted).toBe(true)
    expect(await scanned).toMatchObject({ assigned: [], turn: 0 })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('a photo whose first scan never ends is not condemned, and ends after 8 s', async () => {
    const told = Promise.withResolvers<AbortSignal>()
    const scanner: TextScanner = {
      async scanText(_, before) {
        told.resolve(before)
        return new Promise((resolve) => before.addEventListener('abort', () => resolve(null)))
      },
      readLine: async () => null,
    }
    const limit = new AbortController().signal
    const started = performance.now()
    vi.advanceTimersByTime(500)
    const scanned = scanSide(scanner, await card, SIDES.id_front, limit, PHOTO_MS, started)
    const until = await told.promise
    vi.advanceTimersByTime(7_499)
    expect(until.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(until.aborted).toBe(true)
    expect(await scanned).toBeNull()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('too few lines to know a document condemn no photo, and those that show one are gone on with', async () => {
    const asked: (ScanOptions | undefined)[] = []
    const scanAs = (lines: TextScan['lines']) => {
      asked.length = 0
      return scan({
        async scanText(_, __, how) {
          asked.push(how)
          return asked.length === 1 ? { turn: 0, lines, unread: UNREAD, isShort: true } : NOTHING
        },
        readLine: async () => null,
      })
    }
    expect(await scanAs([])).toBeNull()
    expect(asked).toMatchObject([{ pauseMs: 6_400, mostMs: expect.closeTo(6_800) }])
    expect((await scanAs(TITLE.lines))?.page.labels).not.toEqual([])
    expect(asked[1]).toMatchObject({ unread: UNREAD })
    const other = [scannedLine('全民健康保險卡', [300, 220, 900, 270])]
    expect((await scanAs(other))?.page.lines, 'another document').toHaveLength(1)
  })

  it('a document that was recognized is scanned for as long as it takes', async () => {
    const { scanner, second } = createStuckScanner(TITLE, 3_000)
    const limit = new AbortController()
    const scanned = scan(scanner, limit.signal)
    const told = await second
    vi.advanceTimersByTime(30_000)
    expect(told.aborted).toBe(false)
    limit.abort()
    expect((await scanned)?.page.labels).not.toEqual([])
  })

  it('the first scan pauses in time, and of a photo that shows nothing the rest is not read', async () => {
    const asked: (ScanOptions | undefined)[] = []
    const scanner: TextScanner = {
      async scanText(_, __, how) {
        asked.push(how)
        vi.advanceTimersByTime(how?.pauseMs ?? 12_000)
        return { ...NOTHING, unread: UNREAD }
      },
      readLine: async () => null,
    }
    const started = performance.now()
    expect(await scan(scanner)).toMatchObject({ assigned: [] })
    expect(asked).toHaveLength(1)
    expect(performance.now() - started, 'a second and more is left for measuring it').toBeLessThan(7_000)
  })

  it('what was spent on a photo before is counted', async () => {
    const asked: (ScanOptions | undefined)[] = []
    const scanner: TextScanner = {
      async scanText(_, __, how) {
        asked.push(how)
        vi.advanceTimersByTime(5_000)
        return NOTHING
      },
      readLine: async () => null,
    }
    const limit = new AbortController().signal
    const started = performance.now()
    vi.advanceTimersByTime(2_000)
    await scanSide(scanner, await card, SIDES.id_front, limit, PHOTO_MS, started)
    expect(asked[0]?.pauseMs).toBeLessThan(5_000)
  })

  it('the lines of a document that were left at the pause are read', async () => {
    const asked: (ScanOptions | undefined)[] = []
    const scanner: TextScanner = {
      async scanText(_, __, how) {
        asked.push(how)
        if (how?.unread === undefined && asked.length === 1) return { ...TITLE, unread: UNREAD }
        return { turn: 0, lines: [scannedLine('王小明', [420, 320, 540, 360])] }
      },
      readLine: async () => null,
    }
    const scanned = await scan(scanner)
    expect(asked[1]?.unread).toEqual(UNREAD)
    expect(scanned?.page.lines.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['中華民國國民身分證', '王小明']),
    )
  })

  it('is not scanned again after a slow first scan', async () => {
    const { scanner, scans } = createStuckScanner(NOTHING, 3_700)
    expect(await scan(scanner)).toMatchObject({ assigned: [] })
    expect(scans()).toBe(1)
  })
})
