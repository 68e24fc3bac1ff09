import { SCREEN_LIGHT } from '@gamehall/contract/identity'
import { describe, expect, it } from 'vitest'
import { look } from '../testing/synthetic-film.ts'
import { areEyesLit, measureEyes } from './measure-eyes.ts'
import type { LitFrame } from './measure-light.ts'

const SIDE = 40
const HALF = (SIDE * SIDE * 3) / 2
const EYES = [33, 133, 159, 145, 263, 362, 386, 374]
const SKIN = [150, 120, 105] as const
const SHOWN = ['red', 'green', 'cyan', 'red', 'magenta', 'blue'] as const

interface Lit {
  /** How bright it is beside the skin, and how many levels the screen adds to it. */
  readonly bright: number
  readonly added: number
}

/** Six frames whose upper half shows the eyes, and the lower half the skin between all other landmarks. */
const framesOf = (eyes: Lit, skin: Lit, eyesAt = 10): LitFrame[] =>
  SHOWN.map((color) => {
    const mesh = new Float32Array(468 * 3).map((_, at) => {
      const place = Math.floor(at / 3)
      return at % 3 === 0 ? 5 + ((place * 7) % 30) : at % 3 === 1 ? 22 + ((place * 11) % 16) : 0
    })
    for (const place of EYES) mesh.set([20, eyesAt], place * 3)
    const data = new Uint8Array(SIDE * SIDE * 3).map((_, at) => {
      const channel = at % 3
      const { bright, added } = at < HALF ? eyes : skin
      return (SKIN[channel] ?? 0) * bright + added * SCREEN_LIGHT[color][channel as 0 | 1 | 2]
    })
    return { color, face: look({}, { mesh, scene: { data, width: SIDE, height: SIDE } }) }
  })

const eyesOf = (...given: Parameters<typeof framesOf>) => {
  const evidence = measureEyes(framesOf(...given))
  return evidence === null ? [] : [evidence, evidence]
}

describe('the screen’s light on the dark of the eyes', () => {
  it('is less than on the skin', () => {
    const head = eyesOf({ bright: 0.3, added: 8 }, { bright: 1, added: 20 })
    const [{ eyes, skin } = { eyes: 0, skin: 0 }] = head
    expect(eyes / skin).toBeCloseTo(0.4, 1)
    expect(areEyesLit(head)).toBe(false)
  })

  it('is as much where it is added to a picture as to skin, and more through a display’s curve', () => {
    expect(areEyesLit(eyesOf({ bright: 0.3, added: 26 }, { bright: 1, added: 20 }))).toBe(true)
  })

  it('is not known of eyes outside of the picture', () => {
    const unseen = eyesOf({ bright: 0.3, added: 8 }, { bright: 1, added: 20 }, -10)
    expect(unseen).toEqual([])
    expect(areEyesLit(unseen)).toBe(true)
  })
})
