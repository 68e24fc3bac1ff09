import { drawDocument, generateResident, photographDocument } from '@gamehall/test-documents'
import { describe, expect, it } from 'vitest'
import { correctPerspective } from './correct-perspective.ts'
import { findCorners } from './find-corners.ts'
import { decodeGrey, type GreyPicture } from './grey-picture.ts'
import { measurePhoto } from './measure-photo.ts'

const card = await drawDocument({ kind: 'resident_front', data: generateResident(1), seed: 1 })
const photograph = async (shot: object): Promise<GreyPicture> => {
  const picture = await decodeGrey(await photographDocument(card, { seed: 1, width: 800, ...shot }))
  if (picture === null) throw new Error('not a picture')
  return picture
}

describe('a document in a photo', () => {
  it.each([
    ['lies straight', {}],
    ['is turned', { rotation: 4 }],
    ['is seen at an angle', { rotation: -3, tiltX: 0.05, tiltY: -0.05 }],
    ['lies in a shadow', { shadow: 0.5 }],
    ['is taken in a hurry', { noise: 12, blur: 1.5, rotation: 3 }],
  ])('is found when it %s', async (_, shot) => {
    const photo = await photograph(shot)
    const { corners, visibleEdges } = await findCorners(photo, 1600 / 1010)
    expect(visibleEdges).toBe(4)
    const straight = correctPerspective(photo, corners, 800, 505)
    const inside = (x: number, y: number) => straight.data[y * 800 + x] ?? 0
    // Background and centre of the portrait, at their printed positions.
    expect(Math.abs(inside(135, 225) - inside(45, 150))).toBeGreaterThan(15)
    // The card’s border is bright, the table is not.
    for (const [x, y] of [
      [400, 6],
      [400, 498],
      [6, 250],
      [793, 250],
    ] as const)
      expect(inside(x, y)).toBeGreaterThan(75)
  })

  it('that fills the picture has its edges at the picture’s border', async () => {
    const photo = await photograph({ fill: 1.1 })
    const { corners, visibleEdges } = await findCorners(photo, 1600 / 1010)
    expect(visibleEdges).toBe(0)
    expect(corners[2].x).toBeGreaterThan(780)
  })
})

describe('a photo', () => {
  it('is measured for brightness, sharpness and glare', async () => {
    const measure = async (shot: object) => measurePhoto(await photograph({ fill: 1.02, ...shot }))
    const plain = await measure({})
    expect((await measure({ light: 0.15 })).light).toBeLessThan(60)
    expect((await measure({ blur: 4 })).sharpness).toBeLessThan(plain.sharpness / 2)
    expect((await measure({ glare: 0.2 })).glare).toBeGreaterThan(plain.glare + 0.05)
  })
})
