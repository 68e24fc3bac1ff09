import { describe, expect, it } from 'vitest'
import { SPOTS } from '../../spots.ts'
import { spotAt, spotPoint } from './table-layout.ts'

describe('the number field', () => {
  const onField = SPOTS.flatMap((spot) => {
    const point = spotPoint(spot)
    return point === null ? [] : [{ spot, point }]
  })

  it('has a place for every spot but dozens and even money', () => {
    expect(onField).toHaveLength(157 - 3 - 6)
    expect(new Set(onField.map(({ point }) => `${point.along}/${point.across}`)).size).toBe(148)
  })

  it('finds each spot where its chip lies', () => {
    for (const { spot, point } of onField) expect(spotAt(point)?.id, spot.id).toBe(spot.id)
  })

  it('takes a press near a line for the line', () => {
    expect(spotAt({ along: 1.2, across: 0.5 })?.id).toBe('split-0-1')
    expect(spotAt({ along: 2.9, across: 1.1 })?.id).toBe('corner-4')
    expect(spotAt({ along: 2.5, across: 0.1 })?.id).toBe('street-4')
    expect(spotAt({ along: 3.05, across: 0.05 })?.id).toBe('line-4')
    expect(spotAt({ along: 12.9, across: 2.9 })?.id).toBe('straight-36')
  })

  it('has nothing outside', () => {
    expect(spotAt({ along: -0.1, across: 1 })).toBeUndefined()
    expect(spotAt({ along: 3, across: 3 })).toBeUndefined()
    expect(spotAt({ along: 14, across: 1 })).toBeUndefined()
  })
})
