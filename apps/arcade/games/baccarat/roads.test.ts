import { describe, expect, it } from 'vitest'
import { askRoad, beadColumns, bigRoad, derivedRoad, markColumns, placeColumns } from './roads.ts'
import type { Winner } from './rules.ts'

const NAMES: Readonly<Record<string, Winner>> = { p: 'player', b: 'banker', t: 'tie' }
const shoe = (letters: string) => [...letters].flatMap((letter) => NAMES[letter] ?? [])
const marks = (letters: string, offset: 1 | 2 | 3) =>
  derivedRoad(bigRoad(shoe(letters)), offset)
    .map((mark) => mark[0])
    .join('')

describe('the big road', () => {
  it('runs down while one side wins, and counts ties on the entry before', () => {
    expect(bigRoad(shoe('tbbtttpb'))).toEqual([
      [
        { winner: 'banker', ties: 0 },
        { winner: 'banker', ties: 3 },
      ],
      [{ winner: 'player', ties: 0 }],
      [{ winner: 'banker', ties: 0 }],
    ])
  })

  it('turns right at the bottom, and above an occupied cell', () => {
    const cells = placeColumns([Array(8).fill('b'), Array(6).fill('p')])
    expect(cells.slice(5, 8).map(({ column, row }) => [column, row])).toEqual([
      [0, 5],
      [1, 5],
      [2, 5],
    ])
    expect(cells.slice(8).map(({ column, row }) => [column, row])).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 4],
    ])
  })
})

describe('the derived roads', () => {
  it('begin with the second entry of their first column, or with the first entry of the next', () => {
    expect([marks('bp', 1), marks('bpp', 1), marks('bpb', 1)]).toEqual(['', 'b', 'r'])
    expect([marks('bpb', 2), marks('bpbb', 2), marks('bpbp', 2)]).toEqual(['', 'b', 'r'])
    expect([marks('bpbp', 3), marks('bpbpp', 3), marks('bpbpb', 3)]).toEqual(['', 'b', 'r'])
  })

  it('are red all along for a regular shoe, blue only where a run breaks the pattern', () => {
    expect(marks('bpbpbpbp', 1)).toBe('rrrrrr')
    expect(marks('bbppbbppbb', 1)).toBe('rrrrrrr')
    expect(marks('bbbpp', 1)).toBe('r')
    expect(marks('bppp', 1)).toBe('br')
  })

  it('skip ties', () => {
    for (const offset of [1, 2, 3] as const)
      expect(marks('btbpttpbbptbpbb', offset)).toBe(marks('bbppbbpbpbb', offset))
  })

  it('say the same as the rule by which a dealer marks them: is the road as deep, or is there an entry beside', () => {
    let state = 7
    const random = () => {
      state = (state * 48_271) % 2_147_483_647
      return state / 2_147_483_647
    }
    for (let round = 0; round < 200; round += 1) {
      const letters = Array.from({ length: 70 }, () => (random() < 0.5 ? 'b' : 'p')).join('')
      const depths = [...letters.matchAll(/b+|p+/g)].map(([run]) => run.length)
      for (const offset of [1, 2, 3] as const) {
        const expected = depths.flatMap((depth, column) =>
          Array.from({ length: depth }, (_, index) => {
            if (column < offset || (column === offset && index === 0)) return ''
            if (index === 0) return depths[column - 1] === depths[column - 1 - offset] ? 'r' : 'b'
            // A dealer looks at the entry beside and the one above it: both or neither there is red, one of them blue.
            const beside = depths[column - offset] ?? 0
            return index < beside === index - 1 < beside ? 'r' : 'b'
          }),
        )
        expect(marks(letters, offset)).toBe(expected.join(''))
      }
    }
  })

  it('are drawn in runs of one colour', () => {
    expect(markColumns(['red', 'red', 'blue', 'red'])).toEqual([['red', 'red'], ['blue'], ['red']])
  })
})

describe('asking a road', () => {
  it('gives the mark that a next win would bring, and none where the road has not begun', () => {
    expect(askRoad(shoe('b'), 'player')).toEqual({ big_eye: null, small: null, cockroach: null })
    expect(askRoad(shoe('bp'), 'player')).toMatchObject({ big_eye: 'blue', small: null })
    expect(askRoad(shoe('bp'), 'banker')).toMatchObject({ big_eye: 'red' })
  })

  it('gives opposite answers for the two sides once a road has begun', () => {
    const results = shoe('bbpbppbbbpbpptbbpp')
    const [banker, player] = [askRoad(results, 'banker'), askRoad(results, 'player')]
    for (const road of ['big_eye', 'small', 'cockroach'] as const) expect(banker[road]).not.toBe(player[road])
  })
})

/**
 * Measured against published examples: sequences, marks and places of the tests of baccarat-engine (github.com/jconradi/baccarat-engine,
 * test/roadmaps/roadmapGenerator.spec.js), facts alone. Where that library is known to draw otherwise than scoreboards do, the
 * comparison stops: it begins the big eye road with the third column, and keeps the winner after a tie in the column before it.
 */
describe('published shoes', () => {
  const fromThirdColumn = (letters: string) => {
    const road = bigRoad(shoe(letters))
    const ofSecond = Math.max(0, (road[1]?.length ?? 0) - 1)
    return marks(letters, 1).slice(ofSecond)
  }

  it.each([
    // Of its 20 results those before a tie that another winner follows.
    ['pbppbppppbppbp', 'rbbbbrrbbbbb'],
    ['bpppb', 'b'],
    ['bbppb', 'r'],
    ['p', ''],
  ])('%s: its big eye road', (letters, road) => {
    expect(fromThirdColumn(letters)).toBe(road)
  })

  // The worked example in the tests of a scoreboard that is published in Rust (round records to bead plate, big road and three derived roads).
  const EXAMPLE = { letters: 'bbpppbpbb', big_eye: 'rbbbrb', small: 'bbb', cockroach: 'br' } as const

  it('of nine hands: the three derived roads', () => {
    const { letters, ...roads } = EXAMPLE
    expect({ big_eye: marks(letters, 1), small: marks(letters, 2), cockroach: marks(letters, 3) }).toEqual(
      roads,
    )
  })

  it('of nine hands: what each road is asked before a hand is the mark that the hand brings', () => {
    const { letters, ...roads } = EXAMPLE
    const asked = { big_eye: '', small: '', cockroach: '' }
    for (const [hand, letter] of [...letters].entries()) {
      const answers = askRoad(shoe(letters.slice(0, hand)), letter === 'b' ? 'banker' : 'player')
      for (const road of ['big_eye', 'small', 'cockroach'] as const) asked[road] += answers[road]?.[0] ?? ''
    }
    expect(asked).toEqual(roads)
  })

  it('of two dragons: nine bankers and eight players as they are drawn', () => {
    const cells = placeColumns([Array(9).fill('b'), Array(8).fill('p')])
    const expected = [
      ...[0, 1, 2, 3, 4, 5].map((row) => [0, row]),
      ...[1, 2, 3].map((column) => [column, 5]),
      ...[0, 1, 2, 3, 4].map((row) => [1, row]),
      ...[2, 3, 4].map((column) => [column, 4]),
    ]
    expect(cells.map(({ column, row }) => [column, row])).toEqual(expected)
  })

  it('has a bead road in the order of the hands, ties among them', () => {
    expect(beadColumns(shoe('bbptpb'), 3)).toEqual([shoe('bbp'), shoe('tpb')])
  })
})
