import { compareEmbeddings } from '@gamehall/face'
import { readSampleFaces } from '@gamehall/face/testing'
import { drawDocument, generateIdCard } from '@gamehall/test-documents'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createHumanReader } from '../../../providers/face/index.ts'
import { createConfidentReading, createIdentityFields } from '../attempts/testing/document-fixture.ts'
import { addPortraitCheck, findPortrait } from './find-portrait.ts'
import { PRINT_ON_CHECKS, photographOnChecks } from './testing/card-on-checks.ts'

const reader = createHumanReader({
  onError: (error) => {
    throw error
  },
})
const limit = () => AbortSignal.timeout(60_000)
const { portrait } = await readSampleFaces()

async function cardOf(face?: Buffer): Promise<Buffer> {
  const drawing = { kind: 'id_front', data: generateIdCard(3), seed: 3 } as const
  return drawDocument(face === undefined ? drawing : { ...drawing, portrait: face })
}

/** A photo of a card on a table with a picture placed above it. */
async function photoOf(card: Buffer, above: Buffer): Promise<Buffer> {
  const table = sharp({ create: { width: 1600, height: 1450, channels: 3, background: '#54463c' } })
  const laid = await sharp(card).resize({ width: 1400 }).toBuffer()
  return table
    .composite([
      { input: laid, left: 100, top: 540 },
      { input: above, left: 560, top: 0 },
    ])
    .jpeg()
    .toBuffer()
}

it('finds the portrait on the card, also upside down, and ignores faces beside it', async () => {
  const [own] = (await reader.readFaces(portrait, limit())) ?? []
  const beside = await sharp(portrait).resize(480, 480).toBuffer()
  const find = (bytes: Buffer, turn: 0 | 180 = 0) =>
    findPortrait(reader, { bytes, documentType: 1, turn }, limit())

  const card = await cardOf(portrait)
  const photos = [
    [card, 0],
    [await sharp(card).rotate(180).toBuffer(), 180],
  ] as const
  for (const [photo, turn] of photos) {
    const { face = null, isAlone } = (await find(photo, turn)) ?? {}
    expect(isAlone).toBe(true)
    if (face === null || own === undefined) throw new Error('no portrait')
    expect(compareEmbeddings(face.embedding, own.embedding)).toBeGreaterThan(0.8)
  }
  expect(await find(await photoOf(card, beside))).toMatchObject({ isAlone: false })
  expect(await find(await photoOf(await cardOf(), beside))).toEqual({ face: null, isAlone: false })
}, 60_000)

it('finds the portrait on the other side of the card', async () => {
  const [own] = (await reader.readFaces(portrait, limit())) ?? []
  const face = await sharp(portrait).resize(400, 520, { fit: 'cover', position: 'attention' }).toBuffer()
  const blank = sharp({ create: { width: 1600, height: 1010, channels: 3, background: '#f3ece3' } })
  const card = await blank
    .composite([{ input: face, left: 80, top: 220 }])
    .png()
    .toBuffer()
  const table = sharp({ create: { width: 1600, height: 1080, channels: 3, background: '#54463c' } })
  const laid = await sharp(card).resize({ width: 1400 }).toBuffer()
  const photo = await table
    .composite([{ input: laid, left: 100, top: 98 }])
    .jpeg()
    .toBuffer()
  const found = await findPortrait(reader, { bytes: photo, documentType: 1, turn: 0 }, limit())
  if (found?.face == null || own === undefined) throw new Error('no portrait')
  expect(found.isAlone).toBe(true)
  expect(compareEmbeddings(found.face.embedding, own.embedding)).toBeGreaterThan(0.8)
}, 60_000)

describe('a card whose edges are not found', { timeout: 60_000 }, () => {
  const find = (bytes: Buffer, print?: typeof PRINT_ON_CHECKS) =>
    findPortrait(reader, { bytes, documentType: 1, turn: 0, print }, limit())
  const likenessOf = async (found: Awaited<ReturnType<typeof find>>) => {
    const [own] = (await reader.readFaces(portrait, limit())) ?? []
    if (found?.face == null || own === undefined) throw new Error('no portrait')
    return compareEmbeddings(found.face.embedding, own.embedding)
  }
  const layFace = async (size: number, left: number, top: number) => ({
    input: await sharp(portrait).resize(size, size).toBuffer(),
    left,
    top,
  })

  it.each(['left', 'right'] as const)('has its portrait at the %s of its print', async (side) => {
    const found = await find(await photographOnChecks(side, portrait), PRINT_ON_CHECKS)
    expect(await likenessOf(found)).toBeGreaterThan(0.8)
    expect(found?.isAlone).toBe(true)
  })

  it('leaves a portrait outside its print to a person', async () => {
    const [nw, ne, se, sw] = PRINT_ON_CHECKS
    const right = (from: { x: number; y: number }, to: { x: number; y: number }) => ({
      x: from.x + 0.4 * (to.x - from.x),
      y: from.y + 0.4 * (to.y - from.y),
    })
    const values = [right(nw, ne), ne, se, right(sw, se)] as const
    const photo = await photographOnChecks('left', portrait)
    const found = await findPortrait(
      reader,
      { bytes: photo, documentType: 1, turn: 0, print: values },
      limit(),
    )
    expect(await likenessOf(found)).toBeGreaterThan(0.8)
    expect(found?.isAlone).toBe(false)
  })

  it.each(['left', 'right'] as const)(
    'does not take a face beside it, with its own at the %s',
    async (side) => {
      for (const face of [await layFace(380, 30, 20), await layFace(300, 10, 600)])
        for (const own of [portrait, undefined])
          expect(await find(await photographOnChecks(side, own, [face]), PRINT_ON_CHECKS)).toMatchObject({
            isAlone: false,
          })
    },
  )

  it('has no portrait only where the whole photo shows no face', async () => {
    const nobody = { face: null, isAlone: true }
    expect(await find(await photographOnChecks('left', undefined), PRINT_ON_CHECKS)).toEqual(nobody)
    expect(await find(await photographOnChecks('left', portrait)), 'nor without its print').toEqual({
      face: null,
      isAlone: false,
    })
  })
})

it('a missing portrait is reported with the reading; additional faces are reported to the reviewer', () => {
  const reading = { ...createConfidentReading(createIdentityFields()), checks: [] }
  expect(addPortraitCheck(reading, { face: null, isAlone: true })).toMatchObject({
    frontReasons: ['document_no_face'],
    checks: [{ name: 'portrait_alone', isOk: false }],
  })
  expect(addPortraitCheck(reading, { face: null, isAlone: false }), 'a face that may be it').toMatchObject({
    frontReasons: [],
    checks: [{ name: 'portrait_alone', isOk: false }],
  })
  const shown = { ...reading, frontReasons: ['document_screen'] as const }
  expect(addPortraitCheck(shown, { face: null, isAlone: true }).frontReasons).toEqual([
    'document_screen',
    'document_no_face',
  ])
})
