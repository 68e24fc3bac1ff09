import { describe, expect, it } from 'vitest'
import { evaluateFrame, type FrameVerdict } from './evaluate-frame.ts'
import { findDocument } from './find-document.ts'
import { toGreyFrame } from './grey-frame.ts'
import { fingerprintOf } from './image-fingerprint.ts'
import { drawFrame, frame, type Scene } from './testing/draw-frame.ts'

const MOST_MS = 15

describe('a frame of the camera', () => {
  it.each<[string, Scene, FrameVerdict]>([
    ['a card in its frame', {}, 'good'],
    ['askew', { degrees: 6 }, 'good'],
    ['askew the other way, a little small', { degrees: -4, scale: 0.92 }, 'good'],
    ['a dark card on a light table', { paper: 80, table: 190 }, 'good'],
    ['a white card that is well lit', { paper: 252, table: 120 }, 'good'],
    ['a card so bright that some of it is white', { paper: 249 }, 'good'],
    ['at night', { light: 0.2 }, 'dark'],
    ['an empty table', { hasCard: false }, 'absent'],
    ['too far away', { scale: 0.72 }, 'small'],
    ['half out of the picture', { shiftX: 130 }, 'cut'],
    ['so near that it runs over the picture', { scale: 1.4 }, 'absent'],
    ['off to the side, its edge still in the picture', { shiftX: 70 }, 'cut'],
    ['under a lamp', { glare: 45 }, 'glare'],
    ['out of focus', { blur: 4 }, 'blurred'],
  ])('%s', (_, scene, verdict) => expect(evaluateFrame(drawFrame(scene), frame)).toBe(verdict))

  it('that differs from the previous one is moving', () => {
    expect(evaluateFrame(drawFrame(), frame, { picture: drawFrame({ shiftX: 14 }) })).toBe('moving')
    expect(evaluateFrame(drawFrame(), frame, { picture: drawFrame() })).toBe('good')
  })

  it('of the side photographed before asks for the other side', () => {
    const side = fingerprintOf(drawFrame({ degrees: 2, light: 0.8 }), frame)
    expect(evaluateFrame(drawFrame(), frame, { side })).toBe('same')
    expect(evaluateFrame(drawFrame({ isReverse: true }), frame, { side })).toBe('good')
  })

  it('locates the card', () => {
    const found = findDocument(drawFrame({ scale: 0.9 }), frame)
    if (typeof found === 'string') throw new Error(found)
    expect(Math.abs(found.width - frame.width * 0.9)).toBeLessThan(8)
    expect(Math.abs(found.height - frame.height * 0.9)).toBeLessThan(8)
  })

  it('is evaluated in time', () => {
    const picture = drawFrame()
    const rounds = 20
    for (let round = 0; round < rounds; round += 1) evaluateFrame(picture, frame, { picture })
    const begun = performance.now()
    for (let round = 0; round < rounds; round += 1) evaluateFrame(picture, frame, { picture })
    expect((performance.now() - begun) / rounds).toBeLessThan(MOST_MS)
  })
})

it('greyscale follows perceived brightness', () => {
  const data = Uint8ClampedArray.from([255, 255, 255, 255, 0, 255, 0, 255, 0, 0, 255, 255])
  expect([...toGreyFrame({ data, width: 3, height: 1 }).grey]).toEqual([255, 149, 28])
})
