import { drawDocument, generateIdCard, photographDocument } from '@gamehall/test-documents'
import sharp, { type ExtendOptions, type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { findContentBox } from './find-content-box.ts'
import { decodeGrey } from './grey-picture.ts'

const card = await drawDocument({ kind: 'id_front', data: generateIdCard(2), seed: 2 })
const [WIDTH, HEIGHT] = [1280, 792]
const photograph = (shot: object) => photographDocument(card, { seed: 2, width: WIDTH, rotation: 1, ...shot })

const contentOf = async (photo: Sharp, quality = 85) => {
  const grey = await decodeGrey(await photo.jpeg({ quality }).toBuffer())
  if (grey === null) throw new Error('not a picture')
  return findContentBox(grey)
}

/** The left part of a photo, which ends within the card. */
const PART = { left: 0, top: 0, width: 460, height: HEIGHT }
const [LEFT, TOP] = [240, 120]
const takePart = async (shot: object) =>
  sharp(await photograph(shot))
    .extract(PART)
    .png()
    .toBuffer()
/** Taken once each: to photograph a card takes longer than to find its borders. */
const parts = { clean: await takePart({}), noisy: await takePart({ noise: 6 }) }
const extend = (options: ExtendOptions) => async (part: Sharp) =>
  sharp(
    await part
      .extend({ left: LEFT, right: LEFT, top: TOP, bottom: TOP, ...options })
      .png()
      .toBuffer(),
  )
const overBlurred = async (part: Sharp) => {
  const copy = part
    .clone()
    .resize(PART.width + 2 * LEFT, HEIGHT + 2 * TOP, { fit: 'cover' })
    .blur(20)
  const composed = copy.composite([{ input: await part.toBuffer(), left: LEFT, top: TOP }])
  return sharp(await composed.png().toBuffer())
}

const BORDERS = [
  ['white', extend({ background: '#fff' })],
  ['black', extend({ background: '#000' })],
  ['grey', extend({ background: '#8a8a8a' })],
  ['coloured', extend({ background: '#3060a0' })],
  ['a blurred copy', overBlurred],
] as const

describe('the borders of a photo that was cut and padded', () => {
  it.each(
    BORDERS.flatMap(
      ([name, pad]) =>
        [
          [name, 'clean', pad],
          [`${name}, around a noisy photo`, 'noisy', pad],
        ] as const,
    ),
  )('%s', async (_, part, pad) => {
    for (const quality of [90, 60]) {
      const content = await contentOf(await pad(sharp(parts[part])), quality)
      for (const [side, place] of [
        ['left', LEFT],
        ['top', TOP],
        ['right', LEFT + PART.width],
        ['bottom', TOP + HEIGHT],
      ] as const)
        expect(Math.abs(content[side] - place), `${side}, quality ${quality}`).toBeLessThan(10)
    }
  })

  it('one that draws out the edge of a camera’s picture', async () => {
    const content = await contentOf(await extend({ extendWith: 'copy' })(sharp(parts.noisy)))
    expect(Math.abs(content.right - LEFT - PART.width)).toBeLessThan(10)
  })

  it.each([90, 60])('one that mirrors a camera’s picture, quality %i', async (quality) => {
    const content = await contentOf(await extend({ extendWith: 'mirror' })(sharp(parts.noisy)), quality)
    for (const [side, place] of [
      ['left', LEFT],
      ['top', TOP],
      ['right', LEFT + PART.width],
      ['bottom', TOP + HEIGHT],
    ] as const)
      expect(Math.abs(content[side] - place), side).toBeLessThan(10)
  })

  it('one that mirrors print where the photo ends within it, without a camera’s noise', async () => {
    const content = await contentOf(await extend({ extendWith: 'mirror' })(sharp(parts.clean)))
    expect(Math.abs(content.right - LEFT - PART.width)).toBeLessThan(10)
  })

  it('on one side alone', async () => {
    const pad = extend({ background: '#fff', left: 0, top: 0, bottom: 0, right: 2 * PART.width })
    const content = await contentOf(await pad(sharp(parts.clean)))
    expect(content).toMatchObject({ left: 0, top: 0, bottom: HEIGHT - 1 })
    expect(Math.abs(content.right - PART.width)).toBeLessThan(10)
  })
})

describe('a whole card has no borders', () => {
  const all = { left: 0, top: 0, right: WIDTH - 1, bottom: HEIGHT - 1 }
  it.each([
    ['on a plain table', {}],
    ['turned by a third of a degree', { rotation: 0.35 }],
    ['at an angle', { rotation: 0, tiltX: 0.03, tiltY: 0.02 }],
    ['in a camera’s noise', { noise: 6 }],
    ['in a shadow', { shadow: 0.5 }],
  ])('%s', async (_, shot) => {
    expect(await contentOf(sharp(await photograph(shot)))).toEqual(all)
  })

  it('nor has one that lies exactly level, as its corners are round', async () => {
    const level = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800"><rect width="100%" height="100%"
      fill="#556"/><rect x="120" y="80" width="1000" height="630" rx="38" fill="#eee"/></svg>`
    expect(await contentOf(sharp(Buffer.from(level)))).toEqual({ left: 0, top: 0, right: 1279, bottom: 799 })
    const sharpCorners = level.replace('rx="38"', '')
    expect(await contentOf(sharp(Buffer.from(sharpCorners)))).toMatchObject({ top: expect.closeTo(80, -1) })
  })
})
