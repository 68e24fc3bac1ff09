import { captureGenuine, captureScreen } from '@gamehall/test-documents'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { detectScreen, looksLikeScreen } from './detect-screen.ts'

const CARD = 85.6 / 53.98
const taking = { seed: 19, way: 'tall', focus: 'sharp', angle: 'straight' } as const
const screen = await captureScreen({ ...taking, layout: 'stripe', ppi: 110, shownMm: 238 })

describe('a document', () => {
  it('on a screen is detected, in portrait and landscape', async () => {
    const trace = await detectScreen(screen, CARD)
    expect(trace.strength).toBeGreaterThan(100)
    expect(looksLikeScreen(trace)).toBe(true)
    const upright = await sharp(screen).rotate(90).jpeg({ quality: 95 }).toBuffer()
    expect(looksLikeScreen(await detectScreen(upright, CARD))).toBe(true)
  })

  it('itself is not, even finely printed on woven cloth', async () => {
    const photo = await captureGenuine({ ...taking, style: 'halftone', table: 'weave' })
    const trace = await detectScreen(photo, CARD)
    expect(trace.strength).toBeGreaterThan(0)
    expect(trace.strength).toBeLessThan(7)
    expect(looksLikeScreen(trace)).toBe(false)
  })
})

describe('what says nothing', () => {
  const even = sharp({ create: { width: 500, height: 330, channels: 3, background: '#aab' } })
    .jpeg()
    .toBuffer()
  it.each([
    ['no picture', async () => Buffer.from('%PDF-1.7')],
    ['a picture too small for its pixels to be seen', () => even],
  ])('%s', async (_, draw) => {
    expect(await detectScreen(await draw(), CARD)).toEqual({ strength: 0, sway: 0, drift: 0, crossing: 0 })
  })
})

describe('a screen', () => {
  const seen = { strength: 200, sway: 0.03, drift: 0.6, crossing: 60 }
  it.each([
    ['whose pixels are seen and move against the document', seen, true],
    ['whose pixels do not move, but are square', { ...seen, drift: 0.05 }, true],
    ['whose pixels are not seen to be square, but move', { ...seen, crossing: 2 }, true],
    ['may not be what is printed in several inks’ lines', { ...seen, drift: 0.14, crossing: 10 }, false],
    ['may not be what hardly sways', { ...seen, sway: 0.003 }, false],
    ['may not be what hardly stands out', { ...seen, strength: 8 }, false],
  ])('%s', (_, trace, isScreen) => {
    expect(looksLikeScreen(trace)).toBe(isScreen)
  })
})
