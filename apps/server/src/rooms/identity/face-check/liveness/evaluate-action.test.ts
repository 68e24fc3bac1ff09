import { type FaceAction, SCREEN_COLORS, type ScreenColor } from '@gamehall/contract/identity'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FaceReading } from '../../../../providers/face/index.ts'
import type { SyntheticFace } from '../testing/synthetic-face.ts'
import { drawFace, SYNTHETIC_FACE } from '../testing/synthetic-face.ts'
import {
  colorOf,
  evaluate,
  film,
  LEFT,
  look,
  me,
  mixed,
  outcomeOf,
  restartNoise,
  type Seen,
  stranger,
  unlit,
  WAY,
} from '../testing/synthetic-film.ts'
import { LIVENESS_LIMITS } from './liveness-limits.ts'
import { measureColors } from './measure-light.ts'

beforeEach(restartNoise)

describe('§4 face recognition: what an action is', () => {
  it.each<[FaceAction, Seen]>([
    ['turn_left', film(LEFT)],
    ['turn_right', film({ yaw: -30 })],
    ['open_mouth', film({ mouthOpen: 0.6 })],
    ['smile', film({ smile: 0.9 })],
    ['smile', film({ mouthWidth: 0.58 })],
  ])('%s, from a calm look on', (action, seen) => {
    expect(outcomeOf(action, seen)).toBe('shown')
  })

  it.each<[string, FaceAction, Seen]>([
    ['the other side', 'turn_left', film({ yaw: -30 })],
    ['half of it', 'turn_left', film({ yaw: 10 })],
    ['not calm at first', 'turn_left', film(LEFT, {}, [0.6, 0.7, 0.8, 0.9, 1, 1, 1, 1])],
    ['not at last', 'turn_left', film(LEFT, {}, [0, 0.3, 0.6, 0.9, 1, 0.8, 0.6, 0.4])],
    ['to and fro', 'turn_left', film(LEFT, {}, [0, 0.3, 0.55, 0.05, 0.3, 0.6, 0.9, 1])],
    ['from one to the other at once', 'turn_left', film(LEFT, {}, [0, 0, 0, 0, 1, 1, 1, 1])],
    ['another action', 'open_mouth', film(LEFT)],
    ['an open mouth for a smile', 'smile', film({ mouthOpen: 0.6 })],
    ['a turned head with an open mouth', 'open_mouth', film({ yaw: 30, mouthOpen: 0.6 })],
  ])('%s is none', (_, action, seen) => {
    expect(outcomeOf(action, seen)).toBe('face_action')
  })

  it('goes as far as it was drawn', () => {
    expect(outcomeOf('turn_left', film({ yaw: 20 }), { amount: 1 })).toBe('shown')
    expect(outcomeOf('turn_left', film({ yaw: 20 }), { amount: 1.25 })).toBe('face_action')
  })
})

describe('§4 face recognition: one photo is not a person', () => {
  it.each<[string, FaceAction, Seen, string]>([
    ['a nose pushed aside in a picture', 'turn_left', film(LEFT, { depth: 0 }), 'not_rigid'],
    ['hair and room that stand still', 'turn_left', film(LEFT, { isOutsideStill: true }), 'outside_still'],
    ['a mouth opened in a picture', 'open_mouth', film({ mouthOpen: 0.6 }, { muscles: 0 }), 'jaw'],
    ['corners of a mouth pulled in a picture', 'smile', film({ smile: 0.9 }, { muscles: 0 }), 'cheeks'],
    ['a bent photo: nothing changes its light', 'turn_left', film(LEFT, { lamp: 0, ...unlit }), 'same_light'],
  ])('%s', (_, action, seen, why) => {
    expect(outcomeOf(action, seen)).toBe(why)
  })

  it('a face that gets wider as it turns; one frame that trembles is none', () => {
    const widened = (by: readonly number[], always: Partial<SyntheticFace> = {}) =>
      film(LEFT, always).map(([face = look()], index) => {
        const stretch = by[index - (WAY.length - by.length)] ?? 1
        const mesh = face.mesh.map((value, at) => (at % 3 === 0 ? 80 + (value - 80) * stretch : value))
        return [{ ...face, mesh }]
      })
    // Turned by 27°, as in the middle one of them, the head shows 0.89 of its width.
    expect(outcomeOf('turn_left', widened([1.22, 1.22, 1.22]))).toBe('width')
    expect(outcomeOf('turn_left', widened([1.15, 1.15, 1.15]))).toBe('shown')
    expect(outcomeOf('turn_left', widened([1, 1, 1.22]))).toBe('shown')

    const slightly = [1.185, 1.185, 1.185]
    const lit = evaluate('turn_left', widened(slightly))
    expect(lit.ok && lit.scores.isWide, 'a head by its light is for a person').toBe(true)
    expect(outcomeOf('turn_left', widened(slightly, { neck: { lit: 0.2, red: 1 } }))).toBe('width')
    expect(outcomeOf('turn_left', widened(slightly, { lamp: 0 }))).toBe('width')
    expect(outcomeOf('turn_left', widened(slightly, unlit))).toBe('width')
  })

  it('a room that bends', () => {
    const seen = film(LEFT)
    const bent = [...seen.slice(0, -1), [look({ ...LEFT, bend: 14, screen: colorOf(7) })]]
    expect(evaluate('turn_left', bent)).toEqual({
      ok: false,
      rule: 'face_hold_steady',
      why: 'background_bends',
    })
  })

  it('two photos that are faded into each other around the face', () => {
    const seen = film(LEFT, { screen: 'red' })
    const faded = seen.map(([face = look()], index) => {
      const [from, to] = [seen[0]?.[0]?.scene.data, seen.at(-1)?.[0]?.scene.data]
      const data = face.scene.data.map((_, at) => {
        const share = WAY[index] ?? 0
        return (from?.[at] ?? 0) * (1 - share) + (to?.[at] ?? 0) * share + (mixed(at, index) % 5)
      })
      return [{ ...face, scene: { ...face.scene, data } }]
    })
    expect(outcomeOf('turn_left', seen)).toBe('shown')
    expect(outcomeOf('turn_left', faded)).toBe('faded')
  })

  it('light that changes a little in each turn is too little in both', () => {
    const dim = film(LEFT, { lamp: 0.4, ...unlit })
    const verdict = evaluate('turn_left', dim)
    const shading = verdict.ok ? (verdict.scores.shading ?? 0) : 0
    expect(shading).toBeGreaterThan(0.025)
    expect(shading).toBeLessThan(0.055)
    const earlier = (isLit: boolean | null) => ({ scores: [{ shading: 0.03, isLit }] })
    expect(outcomeOf('turn_left', dim, earlier(null))).toBe('same_light')
    expect(outcomeOf('turn_left', dim, earlier(true)), 'the screen lit the face before').toBe('shown')
  })
})

describe('the colours of the screen', () => {
  const isLit = (seen: Seen) => {
    const verdict = evaluate('turn_left', seen)
    return verdict.ok ? verdict.scores.isLit : verdict.why
  }

  it('on the skin are seen, and without a lamp they suffice', () => {
    expect(isLit(film(LEFT))).toBe(true)
    expect(isLit(film(LEFT, { lamp: 0 }))).toBe(true)
  })

  it('that do not show are a doubt, not a refusal', () => {
    expect(isLit(film(LEFT, unlit))).toBeNull()
  })

  it('on everything alike are not light of a screen', () => {
    expect(isLit(film(LEFT, { isTinted: true }))).toBeNull()
  })

  it('of another sequence are refused: the film was made before', () => {
    const others = film(LEFT).map(([face = look()], index) => [
      {
        ...face,
        ...drawFace({
          ...SYNTHETIC_FACE,
          yaw: face.measures.yaw,
          frame: index + 1,
          screen: colorOf(index + 2),
        }),
      },
    ])
    expect(isLit(others)).toBe('other_colors')
  })

  it('are six, and each is told from its neighbours', () => {
    const shown = [...SCREEN_COLORS, 'blue', 'cyan'] as const
    const lit = (colors: readonly ScreenColor[]) =>
      shown.map((color, index) => ({
        color,
        face: look({ frame: index + 1, screen: colors[index] ?? null }),
      }))
    const [all, one] = [shown, shown.with(3, 'green')].map((colors) => measureColors(lit(colors)))
    expect(all?.agreement).toBeGreaterThan(0.98)
    expect(all?.farthest).toBeLessThan(0.2)
    expect(one?.agreement, 'one frame of eight, a sixth of the circle away').toBeGreaterThan(0.9)
    expect(one?.farthest).toBeGreaterThan(LIVENESS_LIMITS.colorFarthest)
  })

  it('of several actions are evaluated together: by chance a film agrees with one', () => {
    const half = film(LEFT, {}).map(([face = look()], index) => [
      {
        ...face,
        ...drawFace({
          ...SYNTHETIC_FACE,
          yaw: face.measures.yaw,
          frame: index + 1,
          screen: index % 4 < 2 ? 'red' : 'green',
        }),
      },
    ])
    expect(outcomeOf('turn_left', half)).toBe('shown')
    const earlier = { drawn: 2, seen: 0.004, both: -0.02 }
    const scores = [{ shading: null, isLit: null, evidence: earlier }]
    expect(outcomeOf('turn_left', half, { scores })).toBe('other_colors')
    const agreeing = [{ shading: null, isLit: true, evidence: { drawn: 2, seen: 0.004, both: 0.08 } }]
    expect(outcomeOf('turn_left', half, { scores: agreeing })).toBe('shown')
  })

  it('frames without a camera’s noise are reported', () => {
    const verdict = evaluate('open_mouth', film({ mouthOpen: 0.6 }, { frame: 0 }))
    expect(verdict.ok && verdict.scores.isNoiseless).toBe(true)
    const noisy = evaluate('open_mouth', film({ mouthOpen: 0.6 }))
    expect(noisy.ok && noisy.scores.isNoiseless).toBe(false)
  })
})

describe('a refusal says what a person can do', () => {
  const hint = (action: FaceAction, seen: Seen) => {
    const verdict = evaluate(action, seen)
    return verdict.ok ? 'shown' : verdict.rule
  }

  it.each<[string, FaceAction, Seen, string]>([
    ['light that does not change', 'turn_left', film(LEFT, { lamp: 0, ...unlit }), 'face_light'],
    ['a jaw that does not drop', 'open_mouth', film({ mouthOpen: 0.6 }, { muscles: 0 }), 'face_more'],
    ['cheeks that do not rise', 'smile', film({ smile: 0.9 }, { muscles: 0 }), 'face_more'],
    ['a picture', 'turn_left', film(LEFT, { depth: 0 }), 'face_not_live'],
  ])('%s', (_, action, seen, rule) => {
    expect(hint(action, seen)).toBe(rule)
  })
})

describe('a smile that the emotion model sees by fits and starts', () => {
  const jumping = (width: number) =>
    [0.1, 0.6, 0.1, 0.1, 0.9, 0.4, 0.2, 0.6].map((smile, index) => [
      look({ smile, mouthWidth: 0.5 + (width * index) / 7, screen: colorOf(index) }),
    ])

  it('is followed by the shape of the mouth', () => {
    expect(outcomeOf('smile', jumping(0.07))).toBe('shown')
  })

  it('is none while the mouth stays as it is', () => {
    expect(outcomeOf('smile', jumping(0))).toBe('face_action')
  })
})

describe('§4 face recognition: who shows it', () => {
  const honest = () => film(LEFT)
  const withLast = (...last: readonly FaceReading[]) => [...honest().slice(0, -1), last]
  const [done = look()] = honest().at(-1) ?? []

  it.each<[string, Seen, string]>([
    ['nobody', withLast(), 'face_none'],
    ['what is hardly a face', withLast({ ...done, score: 0.3 }), 'face_none'],
    ['two', withLast(done, look({}, { box: { x: 0, y: 0, width: 0.3, height: 0.4 } })), 'face_many'],
    [
      'one who is far away',
      withLast({ ...done, box: { x: 0, y: 0, width: 0.1, height: 0.1 } }),
      'face_unclear',
    ],
    ['one in the dark', withLast({ ...done, patch: new Uint8Array(48 * 48).fill(12) }), 'face_unclear'],
    ['somebody else at last', withLast({ ...done, ...stranger }), 'face_other'],
    ['somebody else throughout', honest().map(([face = done]) => [{ ...face, ...stranger }]), 'face_other'],
    ['a picture of one at last', withLast({ ...done, realness: 0.05, liveness: 0.1 }), 'models'],
    [
      'a picture of one',
      honest().map(([face = done]) => [{ ...face, realness: 0.05, liveness: 0.1 }]),
      'models',
    ],
  ])('%s', (_, seen, rule) => {
    expect(outcomeOf('turn_left', seen)).toBe(rule)
  })

  it('a face that morphs with every frame or action', () => {
    const morphed = honest().map(([face = done], index) => [
      { ...face, embedding: Float32Array.of(1 - index / 8, 0.2 + index / 4) },
    ])
    expect(outcomeOf('turn_left', morphed)).toBe('face_other')
    const others = honest().map(([face = done]) => [{ ...face, ...stranger }])
    expect(
      outcomeOf('turn_left', others, { known: [...me, Float32Array.of(1, 0.9), stranger.embedding] }),
    ).toBe('face_other')
  })

  it('a face with passers-by far behind', () => {
    const passer = look({}, { box: { x: 0, y: 0, width: 0.08, height: 0.1 }, ...stranger })
    expect(outcomeOf('turn_left', withLast(done, passer))).toBe('shown')
  })

  it('anybody, when no face is known yet', () => {
    const seen = honest().map(([face = done]) => [{ ...face, ...stranger }])
    expect(outcomeOf('turn_left', seen, { known: [] })).toBe('shown')
  })
})

describe('§4 face recognition: a still picture', () => {
  it('is the same bytes twice', () => {
    const picture = Uint8Array.of(1, 2, 3)
    expect(outcomeOf('turn_left', film(LEFT), { pictures: [picture, Uint8Array.of(9), picture] })).toBe(
      'face_still',
    )
  })

  it('is the same eyes and background with a different mouth', () => {
    const { patch } = look()
    const drawn = film({ mouthOpen: 0.6 }).map(([reading = look()], index) => {
      const bent = Uint8Array.from(patch)
      bent.fill(index * 20, (48 * 48) / 2)
      return [{ ...reading, patch: bent }]
    })
    expect(outcomeOf('open_mouth', drawn)).toBe('face_still')
  })
})

describe('the result', () => {
  it('has the neutral embedding and scores; the lowest realness counts', () => {
    const seen = film(LEFT)
    const [last = look()] = seen.at(-1) ?? []
    const verdict = evaluate('turn_left', [...seen.slice(0, -1), [{ ...last, realness: 0.4 }]])
    expect(verdict).toMatchObject({ ok: true, scores: { action: 1, realness: 0.4, isLit: true } })
    expect(verdict.ok && verdict.calm).toBe(seen[0]?.[0]?.embedding)
    expect(verdict.ok && verdict.scores.sameFace).toBeGreaterThan(0.9)
  })

  it('has no score where a model gave none', () => {
    const seen = film(LEFT).map(([face = look()]) => [{ ...face, realness: null, liveness: null }])
    expect(evaluate('turn_left', seen, { known: [] })).toMatchObject({
      ok: true,
      scores: { realness: null, liveness: null },
    })
  })
})

it('notes a movement that went much further than it was asked to', () => {
  const isTooFar = (yaw: number, amount: number) => {
    const verdict = evaluate('turn_left', film({ yaw }), { amount })
    if (!verdict.ok) throw new Error(verdict.why ?? verdict.rule)
    return verdict.scores.isTooFar
  }
  expect([isTooFar(36, 1), isTooFar(36, 0.85), isTooFar(42, 1), isTooFar(42, 1.25)]).toEqual([
    false,
    true,
    true,
    false,
  ])
})
