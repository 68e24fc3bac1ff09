import { SCREEN_LIGHT } from '@gamehall/contract/identity'
import { describe, expect, it } from 'vitest'
import { look } from '../testing/synthetic-film.ts'
import { measureBody, poolBody } from './measure-body.ts'
import type { LitFrame } from './measure-light.ts'

const [WIDTH, HEIGHT] = [60, 80]
const SHOWN = ['red', 'green', 'cyan', 'red', 'magenta', 'blue'] as const
/** Landmarks of the outline; all others lie on the skin between them. */
const OUTLINE = new Map([
  [10, [30, 12]],
  [152, [30, 40]],
  [234, [20, 26]],
  [454, [40, 26]],
] as const)

/** What the screen adds to skin, shoulders and room, as shares of their brightness; how bright the shoulders are. */
interface Lit {
  readonly skin: number
  readonly shoulders: number
  readonly room: number
  readonly bright?: number
  /** Whether the picture ends above the shoulders. */
  readonly isNear?: boolean
}

const framesOf = ({ skin, shoulders, room, bright = 100, isNear = false }: Lit): LitFrame[] =>
  SHOWN.map((color) => {
    const height = isNear ? 50 : HEIGHT
    const mesh = new Float32Array(468 * 3).map((_, at) => {
      const place = Math.floor(at / 3)
      const outline = OUTLINE.get(place as 10)
      if (outline !== undefined) return outline[at % 3] ?? 0
      return at % 3 === 0 ? 24 + ((place * 7) % 13) : at % 3 === 1 ? 16 + ((place * 11) % 20) : 0
    })
    const data = new Uint8Array(WIDTH * height * 3).map((_, at) => {
      const [x, y] = [Math.floor(at / 3) % WIDTH, Math.floor(at / 3 / WIDTH)]
      const isSkin = x >= 20 && x <= 40 && y >= 12 && y <= 45
      const [base, lit] = isSkin ? [140, skin] : y > 50 ? [bright, shoulders] : [90, room]
      return base * (1 + lit * (SCREEN_LIGHT[color][(at % 3) as 0 | 1 | 2] ?? 0))
    })
    return { color, face: look({}, { mesh, scene: { data, width: WIDTH, height } }) }
  })

const bodyOf = (lit: Lit) => {
  const evidence = measureBody(framesOf(lit))
  return evidence === null ? null : poolBody([evidence, evidence])
}

describe('the screen’s light on the shoulders', () => {
  it('is a share of what it is on the skin', () => {
    const body = bodyOf({ skin: 0.2, shoulders: 0.1, room: 0 })
    expect(body).toMatchObject({ actions: 2 })
    expect(body?.share).toBeCloseTo(0.5, 1)
    expect(body?.error).toBeLessThan(0.02)
  })

  it('is none where only a face and a neck are lit', () => {
    const body = bodyOf({ skin: 0.2, shoulders: 0, room: 0 })
    expect(body?.share).toBeCloseTo(0, 2)
    expect(body?.error).toBeLessThan(0.02)
  })

  it('is what they return beside a room that a camera makes less colourful', () => {
    expect(bodyOf({ skin: 0.2, shoulders: 0, room: -0.1 })?.share).toBeGreaterThan(0.3)
  })

  it('is not known of a picture that ends above them, nor of black and of glare', () => {
    expect(bodyOf({ skin: 0.2, shoulders: 0.1, room: 0, isNear: true })).toBeNull()
    expect(bodyOf({ skin: 0.2, shoulders: 0.1, room: 0, bright: 6 })).toBeNull()
    expect(bodyOf({ skin: 0.2, shoulders: 0.1, room: 0, bright: 250 })).toBeNull()
  })
})
