import { captureScreen, drawDocument, generateIdCard, photographDocument } from '@gamehall/test-documents'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import {
  createPaddleScanner,
  createTesseractReader,
  type ScannedLine,
  type TextScanner,
} from '../../../providers/ocr/index.ts'
import { MIN_SURE_CONFIDENCE } from './min-sure-confidence.ts'
import { readDocument } from './read-document.ts'
import type { DocumentReaders } from './read-side.ts'
import { idCardFront } from './testing/id-card-front.ts'
import { scannedLine } from './testing/scanned-line.ts'

const errors: unknown[] = []
const onError = (error: unknown) => errors.push(error)
const readers = { ocr: createTesseractReader({ onError }), scanner: createPaddleScanner({ onError }) }
afterEach(() => expect(errors).toEqual([]))

const data = generateIdCard(2)
const SHOT = { seed: 2, rotation: 3, tiltX: 0.03, width: 1200 }
const front = await photographDocument(await drawDocument({ kind: 'id_front', data, seed: 2 }), SHOT)
const reverse = await photographDocument(await drawDocument({ kind: 'id_reverse', data, seed: 2 }), SHOT)

/** The time of a photo, on a busy machine. */
const LONG_MS = 200_000
const read = (picture: Uint8Array, back: Uint8Array | null = null) =>
  readDocument(
    readers,
    { front: picture, reverse: back },
    { documentType: 1, issueCountry: 'TW' },
    AbortSignal.timeout(50_000),
    '2026-11-21',
    LONG_MS,
  )
/** Engines of which one scans these lines wherever it looks, and the other reads nothing. */
const readersOf = (lines: readonly ScannedLine[]): DocumentReaders => ({
  ocr: { readLines: async () => [] },
  scanner: { scanText: async () => ({ turn: 0, lines }), readLine: async () => null },
})
/** Reads the front of an empty page on which this was scanned. */
const readScanned = async (lines: readonly ScannedLine[]) =>
  readDocument(
    readersOf(lines),
    { front: await blank(1600, 1010), reverse: null },
    { documentType: 1, issueCountry: 'TW' },
    AbortSignal.timeout(50_000),
    '2026-11-21',
  )
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f4f4f0' } })
    .jpeg()
    .toBuffer()

describe('an ID card', () => {
  it('is read from its two photos', async () => {
    const reading = await read(front, reverse)
    expect(reading).toMatchObject({ frontReasons: [], reverseReasons: [] })
    expect(reading?.checks).toEqual([
      { name: 'id_checksum', isOk: true },
      { name: 'sex_digit', isOk: true },
      { name: 'dates', isOk: true },
      { name: 'title', isOk: true },
      { name: 'sides_match', isOk: true },
    ])
    const { issuePlace: _, issueKind: __, ...printed } = data
    for (const field of ['id_number', 'gender', 'birth_date', 'issue_date', 'card_number'] as const)
      expect([field, reading?.fields[field]?.value]).toEqual([field, printed[field]])
    expect(reading?.fields.name?.value).toHaveLength(printed.name.length)
    expect(reading?.fields.spouse).toBeUndefined()
  }, 60_000)
})

describe('a name that the photo’s edge cuts between its letters', () => {
  it.each([
    [2, '徐品', 0],
    [5, '陳文', 0],
    [2, '徐品', 150],
  ])(
    'is read, and not sure (%i: %s), also within a border of %i px that was added',
    async (seed, left, border) => {
      const drawing = { kind: 'id_front', data: generateIdCard(seed), seed } as const
      const whole = await photographDocument(await drawDocument(drawing), { rotation: 1, seed })
      const { width, height } = await sharp(whole).metadata()
      const cut = sharp(whole).extract({ left: 0, top: 0, width: Math.round(0.36 * width), height })
      const around = { left: border, right: border, top: border, bottom: border, background: '#fff' }
      const name = (await read(await cut.extend(around).jpeg({ quality: 92 }).toBuffer()))?.fields.name
      expect(name).toMatchObject({ value: left })
      expect(name?.confidence).toBeLessThan(MIN_SURE_CONFIDENCE)
    },
    60_000,
  )
})

describe('an address whose last row was not detected', () => {
  /** The scanner, to which floors are invisible. */
  const withoutFloors: TextScanner = {
    readLine: (...given) => readers.scanner.readLine(...given),
    scanText: async (...given) => {
      const scan = await readers.scanner.scanText(...given)
      return scan && { ...scan, lines: scan.lines.filter(({ text }) => !/^\s*6.之/u.test(text)) }
    },
  }
  const addressOn = async (address: string, scanner: TextScanner) => {
    const drawing = { kind: 'id_reverse', data: { ...data, address }, seed: 2 } as const
    const photo = await photographDocument(await drawDocument(drawing), { seed: 2, rotation: 1 })
    const reading = await readDocument(
      { ...readers, scanner },
      { front, reverse: photo },
      { documentType: 1, issueCountry: 'TW' },
      AbortSignal.timeout(100_000),
      '2026-11-21',
      LONG_MS,
    )
    return reading?.fields.address
  }
  const HOUSE = '新北市板橋區文化里7鄰中正路一段256號'

  it('is a whole address, and not sure', async () => {
    const address = await addressOn(`${HOUSE}6樓之2`, withoutFloors)
    expect(address).toMatchObject({ value: HOUSE })
    expect(address?.confidence).toBeLessThan(MIN_SURE_CONFIDENCE)
  }, 120_000)

  it('as one that has none is sure, and one of which both rows were read', async () => {
    for (const [printed, scanner] of [
      [HOUSE, withoutFloors],
      [`${HOUSE}6樓之2`, readers.scanner],
    ] as const) {
      const address = await addressOn(printed, scanner)
      expect(address).toMatchObject({ value: printed })
      expect(address?.confidence).toBeGreaterThanOrEqual(MIN_SURE_CONFIDENCE)
    }
  }, 240_000)
})

describe('a passport whose name stands in its machine-readable lines too', () => {
  const PAGE: readonly ScannedLine[] = [
    scannedLine('PASSPORT', [300, 200, 500, 240]),
    scannedLine('ERIKSSON, ANNA MARIA', [300, 300, 800, 340]),
    scannedLine('P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', [200, 820, 1400, 850]),
    scannedLine('L898902C36UTO7408122F1204159ZE184226B<<<<<10', [200, 880, 1400, 910]),
  ]
  const nameOn = async (picture: Promise<Buffer>, lines: readonly ScannedLine[]) =>
    (
      await readDocument(
        readersOf(lines),
        { front: await picture, reverse: null },
        { documentType: 3, issueCountry: 'JP' },
        AbortSignal.timeout(50_000),
        '2026-11-21',
      )
    )?.fields.name
  const noise = () =>
    sharp({ create: { width: 1600, height: 1010, channels: 3, background: '#888', noise: NOISE } })
      .jpeg()
      .toBuffer()
  const NOISE = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const atEdge = PAGE.map(({ text, corners: [nw, , se] }) =>
    scannedLine(text, text.includes('<') ? [nw.x + 190, nw.y, se.x + 190, se.y] : [nw.x, nw.y, se.x, se.y]),
  )

  it('is sure of it, unless the photo is blurred or may end within the lines', async () => {
    expect(await nameOn(noise(), PAGE)).toEqual({ value: 'ERIKSSON, ANNA MARIA', confidence: 0.95 })
    expect(await nameOn(noise(), atEdge)).toEqual({ value: 'ERIKSSON, ANNA MARIA', confidence: 0.8 })
    expect(await nameOn(blank(1600, 1010), PAGE)).toEqual({ value: 'ERIKSSON, ANNA MARIA', confidence: 0.8 })
  })
})

describe('invalid fronts of an ID card', () => {
  it.each([
    ['its reverse', async () => reverse, 'document_other_side'],
    ['an empty page', () => blank(900, 600), 'document_unreadable'],
    ['a tiny picture', () => blank(90, 60), 'document_unreadable'],
    ['no picture', async () => Buffer.from('%PDF-1.7'), 'document_unreadable'],
  ])(
    '%s is told as such',
    async (_, draw, reason) => {
      expect(await read(await draw())).toMatchObject({ fields: {}, frontReasons: [reason], checks: [] })
    },
    30_000,
  )

  it.each(['全民健康保險卡', '中華民國汽車駕駛執照', 'DRIVER LICENSE'])(
    '%s with the data of an ID card is refused',
    async (title) => {
      const reading = await readScanned(idCardFront(title))
      expect(reading).toMatchObject({ fields: {}, frontReasons: ['document_other_type'] })
    },
  )

  it('one without its title is read, and left to a person', async () => {
    const titleCheck = async (title?: string) => {
      const reading = await readScanned(idCardFront(title))
      expect(reading).toMatchObject({ frontReasons: [], fields: { id_number: { value: 'A123456789' } } })
      return reading?.checks.find(({ name }) => name === 'title')?.isOk
    }
    expect([await titleCheck(), await titleCheck('華民國國民身分'), await titleCheck('')]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('a photo of a screen is reported with its scores, even when it is readable', async () => {
    const taking = { seed: 19, way: 'tall', focus: 'sharp', angle: 'straight' } as const
    const screen = await captureScreen({ ...taking, layout: 'stripe', ppi: 110, shownMm: 238 })
    const blind = {
      ocr: { readLines: async () => [] },
      scanner: { scanText: async () => ({ turn: 0 as const, lines: [] }), readLine: async () => null },
    }
    const kind = { documentType: 1, issueCountry: 'TW' } as const
    const reading = await readDocument(
      blind,
      { front: screen, reverse: front },
      kind,
      AbortSignal.timeout(50_000),
      '2026-11-21',
    )
    expect(reading?.frontReasons).toContain('document_screen')
    expect(reading?.reverseReasons).not.toContain('document_screen')
    const { front: seen, reverse: unseen } = reading?.screen ?? {}
    expect(seen?.strength).toBeGreaterThan(100)
    expect(unseen?.strength).toBeLessThan(14)
  }, 30_000)

  it('null when the OCR engine is busy', async () => {
    const photos = { front, reverse }
    const taken = {
      ocr: { readLines: async () => null },
      scanner: { scanText: async () => null, readLine: async () => null },
    }
    const kind = { documentType: 1, issueCountry: 'TW' } as const
    expect(await readDocument(taken, photos, kind, AbortSignal.timeout(1_000), '2026-11-21')).toBeNull()
  })
})
