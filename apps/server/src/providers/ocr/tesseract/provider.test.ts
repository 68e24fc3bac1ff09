import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { createTesseractReader } from './provider.ts'

const errors: unknown[] = []
const onError = (error: unknown) => errors.push(error)
afterEach(() => expect(errors).toEqual([]))

const write = (text: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="120"><rect width="700" height="120" fill="#fff"/>
      <text x="20" y="80" font-family="DejaVu Sans" font-size="60">${text}</text></svg>`,
    ),
  )
    .png()
    .toBuffer()

const within = (ms: number) => ({ layout: 'sparse' as const, before: AbortSignal.timeout(ms) })

describe('the reader', () => {
  it('reads one picture after another, each with its own answer', async () => {
    const reader = createTesseractReader({ onError })
    const pictures = await Promise.all(['ALPHA', 'BRAVO', 'CHARLIE'].map(write))
    const read = await Promise.all(pictures.map((picture) => reader.readLines(picture, within(20_000))))
    expect(read.map((lines) => lines?.map(({ text }) => text))).toEqual([['ALPHA'], ['BRAVO'], ['CHARLIE']])
    expect(read[0]?.[0]?.confidence).toBeGreaterThan(0.8)
    expect(read[0]?.[0]?.confidence).toBeLessThanOrEqual(1)
  })

  it('reads accents in their language, beside another one', async () => {
    const reader = createTesseractReader({ onError })
    const picture = await write('GRÖBER WÜRZBURG')
    const read = (language: 'deu' | 'eng') =>
      reader.readLines(picture, { ...within(20_000), layout: 'line', language })
    const [german] = await Promise.all([read('deu'), read('eng')])
    expect(german?.map(({ text }) => text)).toEqual(['GRÖBER WÜRZBURG'])
  })

  it.each([
    ['pol', 'WIŚNIEWSKA ŁÓDŹ'],
    ['ces', 'DVOŘÁKOVÁ JIŘÍ'],
    ['nor', 'ØSTERGÅRD LÆRKE'],
    ['nor', 'ÅKERSTRÖM MÄKELÄ'],
    ['isl', 'ÞÓRÐARDÓTTIR ÆSA'],
  ] as const)('reads the letters of Slavic and Nordic languages: %s, %s', async (language, text) => {
    const reader = createTesseractReader({ onError })
    const lines = await reader.readLines(await write(text), { ...within(20_000), layout: 'line', language })
    expect(lines?.map((line) => line.text)).toEqual([text])
  })

  it('reads only the requested characters', async () => {
    const reader = createTesseractReader({ onError })
    const lines = await reader.readLines(await write('ABC 123'), {
      ...within(20_000),
      characters: '0123456789',
    })
    expect(lines?.map(({ text }) => text).join('')).toMatch(/^[\d ]*123$/)
  })

  it('refuses when too many wait', async () => {
    const reader = createTesseractReader({ onError, maxWaiting: 1 })
    const picture = await write('ONE')
    const [first, second] = await Promise.all([
      reader.readLines(picture, within(20_000)),
      reader.readLines(picture, within(20_000)),
    ])
    expect(first).toHaveLength(1)
    expect(second).toBeNull()
    expect(await reader.readLines(picture, within(20_000))).toHaveLength(1)
  })

  it('gives up when the time is up, and reads the next picture from the start', async () => {
    const reader = createTesseractReader({ onError })
    const picture = await write('LATE')
    const stop = new AbortController()
    const reading = reader.readLines(picture, { layout: 'sparse', before: stop.signal })
    stop.abort()
    expect(await reading).toBeNull()
    expect(await reader.readLines(picture, { layout: 'sparse', before: stop.signal })).toBeNull()
    expect(await reader.readLines(picture, within(20_000))).toHaveLength(1)
  })
})

describe('what is no picture', () => {
  it('is reported as an error, and reading goes on', async () => {
    const reader = createTesseractReader({ onError })
    expect(await reader.readLines(Buffer.from('not a picture'), within(20_000))).toBeNull()
    expect(errors.splice(0).length).toBeGreaterThan(0)
    expect(await reader.readLines(await write('AGAIN'), within(20_000))).toHaveLength(1)
  })
})
