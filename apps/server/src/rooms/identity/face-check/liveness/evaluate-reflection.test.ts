import type { FaceAction } from '@gamehall/contract/identity'
import { beforeEach, describe, expect, it } from 'vitest'
import { SYNTHETIC_FACE, type SyntheticFace } from '../testing/synthetic-face.ts'
import {
  colorOf,
  evaluate,
  FILM_COLORS,
  film,
  LEFT,
  look,
  outcomeOf,
  restartNoise,
  type Seen,
  unlit,
  WAY,
} from '../testing/synthetic-film.ts'

beforeEach(restartNoise)

/** Below this row of the scene is the neck. */
const CHIN_ROW = 92
/** Below this row are the shoulders. */
const SHOULDER_ROW = 111

interface Sides {
  readonly isAdded: boolean
  readonly isNeckLit: boolean
  /** How much brighter than the mean one side is. */
  readonly uneven: number
  readonly isBodyLit: boolean
}

const WEIGHT = 100_000
/** Sums that outweigh those of a film: `share` of what was drawn came back. */
const sumsOf = (share: number, noise = 0) => ({
  drawn: WEIGHT,
  seen: WEIGHT * (share ** 2 + noise),
  both: WEIGHT * share,
})
/** Of shoulders that return so much where the skin returns 0.2. */
const bodyOf = (share: number, noise = 0) => {
  return { freedom: 10, skin: sumsOf(0.2), shoulders: [sumsOf(share, noise), sumsOf(0)], room: sumsOf(0) }
}

describe('what returns the light in a head’s place', () => {
  const scoresOf = (seen: Seen) => {
    const verdict = evaluate('turn_left', seen)
    if (!verdict.ok) throw new Error(verdict.why ?? verdict.rule)
    return verdict.scores
  }
  const recolored = (seen: Seen, by: (value: number, row: number) => number) =>
    seen.map(([face = look()], index) => {
      const shown = FILM_COLORS.indexOf(colorOf(index) ?? 'red')
      const data = face.scene.data.map((value, at) =>
        at % 3 === shown ? by(value, Math.floor(at / 3 / face.scene.width)) : value,
      )
      return [{ ...face, scene: { ...face.scene, data } }]
    })

  it('is glass before all that is seen: it adds as much to what is dark', () => {
    const filmed = film(LEFT)
    const scores = [scoresOf(filmed), scoresOf(filmed)]
    expect(outcomeOf('turn_left', film(LEFT), { scores })).toBe('shown')
    const played = recolored(film(LEFT, unlit), (value) => value + 14)
    const earlier = [scoresOf(played), scoresOf(played)]
    expect(outcomeOf('turn_left', played, { scores: earlier })).toBe('glass')
    expect(outcomeOf('turn_left', played, { scores: earlier.slice(1) }), 'two are too few').toBe('shown')
  })

  it('is a tinted picture, when the dark side of a face takes on no more of the screen’s colours than the bright one', () => {
    const lit = (to: Partial<SyntheticFace>, { isAdded, isNeckLit, uneven, isBodyLit }: Sides) =>
      film(to, { lamp: 0, ...unlit }).map(([face = look()], index) => {
        const shown = FILM_COLORS.indexOf(colorOf(index) ?? 'red')
        const data = face.scene.data.map((value, at) => {
          const bright = Math.floor(at / 3) % face.scene.width < 80 ? 1 + uneven : 1 - uneven
          const own = value * bright
          const isHair = value < 60
          const row = Math.floor(at / 3 / face.scene.width)
          const isDark = row > SHOULDER_ROW ? !isBodyLit : row > CHIN_ROW && !isNeckLit
          return at % 3 !== shown || isHair || isDark ? own : isAdded ? own + value * 0.14 : own * 1.14
        })
        return [{ ...face, scene: { ...face.scene, data } }]
      })
    const scoresOfAhead = (action: FaceAction, seen: Seen) => {
      const verdict = evaluate(action, seen)
      if (!verdict.ok) throw new Error(verdict.why ?? verdict.rule)
      return verdict.scores
    }
    const outcome = (
      isAdded: boolean,
      { isNeckLit = false, uneven = 0.2, isBodyLit = true }: Partial<Sides> = {},
    ) => {
      const sides = { isAdded, isNeckLit, uneven, isBodyLit }
      const open = scoresOfAhead('open_mouth', lit({ mouthOpen: 0.6 }, sides))
      return outcomeOf('smile', lit({ smile: 0.9 }, sides), {
        scores: [open, { ...open, reflection: null }, open],
      })
    }
    expect(outcome(false)).toBe('tinted')
    expect(outcome(true)).toBe('shown')
    const neck = { isNeckLit: true }
    expect(outcome(false, neck), 'a neck and shoulders that are lit leave it to a person').toBe('shown')
    expect(outcome(false, { ...neck, isBodyLit: false }), 'a neck alone does not').toBe('sides')
    expect(outcome(false, { ...neck, uneven: 0.3 }), 'sides so unlike are a photo’s').toBe('sides')
    expect(outcome(true, { ...neck, uneven: 0.3 }), 'light that is added to a lamp’s').toBe('shown')
  })

  it('is a picture that is tinted alike, however its face seems to turn', () => {
    const outcome = (cosine: number, { lamp = 0, lit = 0.1 } = {}) => {
      const always = { cosine, lamp, neck: { lit, red: 1 } }
      const [left, right] = [LEFT, { yaw: -30 }].map((to) => film(to, always))
      if (left === undefined || right === undefined) throw new Error('two turns')
      const scores = [scoresOf(left), scoresOf(left)]
      return outcomeOf('turn_right', right, { scores })
    }
    expect(outcome(0)).toBe('cosine')
    expect(outcome(SYNTHETIC_FACE.cosine)).not.toBe('cosine')
    expect(outcome(0, { lamp: 1.5 }), 'a lamp before the face hides it').not.toBe('cosine')
    expect(outcome(0, { lit: 1.5 }), 'a neck that is lit leaves it to a person').toBe('shown')
  })

  it('is a picture tinted about its face, when the neck takes on less of the screen’s colours than ears and hair', () => {
    const outcome = (lit: number, hairLit: number) => {
      const filmed = film({ smile: 0.9 }, { neck: { lit, red: 1 }, hairLit })
      const verdict = evaluate('smile', filmed)
      if (!verdict.ok) throw new Error(verdict.why ?? verdict.rule)
      return outcomeOf('smile', filmed, { scores: [verdict.scores, verdict.scores] })
    }
    expect(outcome(0.3, 0.9)).toBe('neck')
    expect(outcome(0.9, 0.4), 'a head').toBe('shown')
    expect(outcome(0.1, 0), 'a dark collar under dark hair is for a person').toBe('shown')
  })

  it('is a film behind glass, when what the skin does apart from it follows another drawing', () => {
    const drawn = FILM_COLORS
    const other = (index: number) => drawn[(Math.floor(index / 3) + 1) % drawn.length] ?? null
    const played = recolored(
      film(LEFT, unlit).map((_, index) => [
        look({ yaw: LEFT.yaw * (WAY[index] ?? 0), screen: other(index) }),
      ]),
      (value) => value + 7,
    )
    const scores = [scoresOf(played), scoresOf(played)]
    expect(outcomeOf('turn_left', played, { scores })).toBe('behind_glass')
  })

  it('is a flat picture, when neither the room’s light nor the screen’s shades it', () => {
    const picture = film(LEFT, { lamp: 0, ...unlit })
    const flat = recolored(picture, (value, row) => value * (row < 20 ? 1 : 1.14))
    const scores = [scoresOf(flat), scoresOf(flat)]
    expect(outcomeOf('turn_left', flat, { scores })).toBe('even_color')
    const [shaded = scoresOf(flat)] = scores
    expect(outcomeOf('turn_left', flat, { scores: [shaded, { ...shaded, shading: 0.1 }] })).not.toBe(
      'even_color',
    )
  })

  it('is a picture without depth, when the nose has no relief in the screen’s light and nothing dark is between the lips', () => {
    const smiled = evaluate('smile', film({ smile: 0.9 }))
    if (!smiled.ok) throw new Error(smiled.why ?? smiled.rule)
    const outcome = (isMouthShut: boolean, isFlat: boolean, { actions = 2, ridge = 10 } = {}) => {
      const sums = { ridge, sides: isFlat ? 10 : 6 }
      const scores = { ...smiled.scores, nose: { levels: sums, shares: sums } }
      const earlier = Array.from({ length: actions }, () => scores)
      const opened = film({ mouthOpen: 0.6 }, { isMouthShut })
      return outcomeOf('open_mouth', opened, { scores: earlier })
    }
    expect(outcome(true, true)).toBe('no_depth')
    expect(outcome(false, true), 'a flat nose alone is for a person').toBe('shown')
    expect(outcome(true, false), 'a mouth that is not dark alone is for a person').toBe('shown')
    expect(outcome(true, true, { actions: 1 }), 'two actions are too few').toBe('shown')
    expect(outcome(true, true, { ridge: -10 }), 'a nose that is not seen is for a person').toBe('shown')
  })

  it('has to show the shoulders, where eyes return as much of the screen’s light as skin', () => {
    const filmed = scoresOf(film(LEFT))
    const ruleWith = (eyes: number, shoulders: number | null) => {
      const body = { ...bodyOf(shoulders ?? 0), ...(shoulders === null && { shoulders: [null, null] }) }
      const scores = { ...filmed, eyes: { eyes: WEIGHT * eyes, skin: WEIGHT }, body }
      const near = film(LEFT, { shift: [0, 30] })
      const verdict = evaluate('turn_left', near, { scores: [scores, scores, scores] })
      return verdict.ok ? 'shown' : [verdict.why, verdict.rule]
    }
    expect(ruleWith(3, null)).toEqual(['no_shoulders', 'face_neck'])
    expect(ruleWith(0.2, null), 'eyes as dark as eyes are').toBe('shown')
    expect(ruleWith(3, 0.5), 'shoulders that are lit').toBe('shown')
  })

  it('is a picture whose shoulders surely return none of the screen’s light', () => {
    const smiled = scoresOf(film(LEFT))
    const outcome = (share: number, noise = 0) => {
      const lit = { ...smiled, body: bodyOf(share, noise) }
      return outcomeOf('turn_left', film(LEFT), { scores: [lit, lit] })
    }
    expect(outcome(0)).toBe('body')
    expect(outcome(0.06), 'cloth that returns little').toBe('shown')
    expect(outcome(0, 0.05), 'the noise is too much').toBe('shown')
  })

  it('says nothing of the depth of a mouth that is out of the picture', () => {
    const smiled = evaluate('smile', film({ smile: 0.9 }))
    if (!smiled.ok) throw new Error(smiled.why ?? smiled.rule)
    const sums = { ridge: 10, sides: 10 }
    const scores = { ...smiled.scores, nose: { levels: sums, shares: sums } }
    const after = (mouth: number) =>
      outcomeOf('smile', film({ smile: 0.9 }), { scores: [scores, { ...scores, mouth }] })
    expect(after(-0.4)).toBe('no_depth')
    expect(after(0)).toBe('shown')
  })

  it('asks for the neck where it would settle what is refused, and was out of the picture', () => {
    const ruleWith = (down: number) => {
      const always = { cosine: 0, lamp: 0, neck: { lit: 0.1, red: 1 }, shift: [0, down] as const }
      const [left, right] = [LEFT, { yaw: -30 }].map((to) => film(to, always))
      if (left === undefined || right === undefined) throw new Error('two turns')
      const scores = [scoresOf(left), scoresOf(left)]
      const verdict = evaluate('turn_right', right, { scores })
      return verdict.ok ? 'shown' : [verdict.why, verdict.rule]
    }
    expect(ruleWith(0)).toEqual(['cosine', 'face_not_live'])
    expect(ruleWith(30)).toEqual(['cosine', 'face_neck'])
  })
})
