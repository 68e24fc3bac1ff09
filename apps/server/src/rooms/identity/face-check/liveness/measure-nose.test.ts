import { SCREEN_LIGHT } from '@gamehall/contract/identity'
import { describe, expect, it } from 'vitest'
import { look } from '../testing/synthetic-film.ts'
import type { LitFrame } from './measure-light.ts'
import { isNoseFlat, measureNose, poolNose } from './measure-nose.ts'

const SIDE = 40
const HALF = (SIDE * SIDE * 3) / 2
const RIDGE = [6, 197, 195, 5, 4, 1]
const SKIN = [150, 120, 105] as const
const SHOWN = ['red', 'green', 'cyan', 'red', 'magenta', 'blue'] as const

interface Lit {
  /** How bright the skin is, and how many levels the screen adds to it. */
  readonly bright: number
  readonly added: number
}

/** Six frames whose upper half shows the ridge, and the lower half all other landmarks. */
const framesOf = (ridge: Lit, sides: Lit): LitFrame[] =>
  SHOWN.map((color) => {
    const mesh = new Float32Array(468 * 3).map((_, at) => (at % 3 === 1 ? 30 : 20))
    for (const place of RIDGE) mesh[place * 3 + 1] = 10
    const data = new Uint8Array(SIDE * SIDE * 3).map((_, at) => {
      const channel = at % 3
      const { bright, added } = at < HALF ? ridge : sides
      return (SKIN[channel] ?? 0) * bright + added * SCREEN_LIGHT[color][channel as 0 | 1 | 2]
    })
    return { color, face: look({}, { mesh, scene: { data, width: SIDE, height: SIDE } }) }
  })

const noseOf = (ridge: Lit, sides: Lit) => {
  const evidence = measureNose(framesOf(ridge, sides))
  return evidence === null ? [] : [evidence, evidence]
}

describe('the screen’s light on the nose', () => {
  it('is less on its sides than on its ridge', () => {
    const head = noseOf({ bright: 1, added: 20 }, { bright: 1, added: 12 })
    expect(poolNose(head)).toBeCloseTo(0.6, 1)
    expect(isNoseFlat(head)).toBe(false)
  })

  it('has no relief where a mask adds as many levels to both', () => {
    const added = noseOf({ bright: 0.8, added: 20 }, { bright: 1.1, added: 20 })
    expect(poolNose(added)).toBeCloseTo(1, 1)
    expect(isNoseFlat(added)).toBe(true)
  })

  it('has no relief where a tint is as large a share of both', () => {
    const tinted = noseOf({ bright: 1, added: 20 }, { bright: 0.7, added: 14 })
    expect(poolNose(tinted)).toBeCloseTo(1, 1)
    expect(isNoseFlat(tinted)).toBe(true)
  })

  it('is not known of what is dark', () => {
    const dark = noseOf({ bright: 1, added: 20 }, { bright: 0.05, added: 0 })
    expect(dark).toEqual([])
    expect(isNoseFlat(dark)).toBe(true)
  })
})
