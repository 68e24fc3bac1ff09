import { expect, it } from 'vitest'
import { askRoad, bigRoad, DERIVED_ROADS, type DerivedMark, derivedRoad } from './roads.ts'
import type { Winner } from './rules.ts'

/*
 * A second implementation, of the rule as players learn it, without depths of columns: a pencil, a grid, and three questions.
 * 齊整 for a new column: do the two columns before it, as far apart as the road says, have an entry in the same rows? Yes is red.
 * 有無 for a further entry: is there an entry in the same row, as many columns before as the road says? Yes is red, no is blue.
 * 直落 when there is none: was there none in the row above either? Then it runs straight down, which is red.
 * The road begins with the second entry of its first column, or else with the first entry of the next one. Ties are skipped.
 * The questions are published at sikwin.in/sikwin-casino-baccarat-game-rules-five-road-rules, where a road begins and that ties
 * are skipped also at casinorecommend.com.tw/百家樂路圖介紹. Neither prints a shoe with all its marks as text.
 */
type Road = keyof typeof DERIVED_ROADS
const ROADS = ['big_eye', 'small', 'cockroach'] as const
const BACK: Readonly<Record<Road, number>> = { big_eye: 1, small: 2, cockroach: 3 }

class Scorer {
  private readonly marked = new Set<string>()
  private last: Winner | null = null
  private column = -1
  private row = 0

  /** Enters a result and returns what each road is marked with; null where it gets no mark. */
  enter(winner: Winner): Readonly<Record<Road, DerivedMark | null>> {
    if (winner === 'tie') return { big_eye: null, small: null, cockroach: null }
    const isNewColumn = winner !== this.last
    this.column += isNewColumn ? 1 : 0
    this.row = isNewColumn ? 0 : this.row + 1
    this.last = winner
    this.marked.add(`${this.column}/${this.row}`)
    const markOf = (road: Road) => (isNewColumn ? this.isTidy(BACK[road]) : this.isMatched(BACK[road]))
    return { big_eye: markOf('big_eye'), small: markOf('small'), cockroach: markOf('cockroach') }
  }

  private has(column: number, row: number): boolean {
    return this.marked.has(`${column}/${row}`)
  }

  /** 齊整 */
  private isTidy(back: number): DerivedMark | null {
    const [before, compared] = [this.column - 1, this.column - 1 - back]
    if (compared < 0) return null
    for (let row = 0; this.has(before, row) || this.has(compared, row); row += 1)
      if (!this.has(before, row) || !this.has(compared, row)) return 'blue'
    return 'red'
  }

  /** 有無, 直落 */
  private isMatched(back: number): DerivedMark | null {
    const beside = this.column - back
    if (beside < 0) return null
    if (this.has(beside, this.row)) return 'red'
    return this.has(beside, this.row - 1) ? 'blue' : 'red'
  }
}

function expectSameRoads(shoe: readonly Winner[]): void {
  const scorer = new Scorer()
  const marks = shoe.map((winner) => scorer.enter(winner))
  for (const road of ROADS)
    expect(derivedRoad(bigRoad(shoe), DERIVED_ROADS[road]), `${road} of ${shoe}`).toEqual(
      marks.flatMap((mark) => mark[road] ?? []),
    )
}

/** Shoes as they fall: 45.86 % banker, 44.62 % player, 9.52 % tie. The same ones in every run. */
function createShoes() {
  let state = 20_240
  const random = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  const draw = (): Winner => {
    const at = random()
    if (at < 0.0952) return 'tie'
    return at < 0.5414 ? 'player' : 'banker'
  }
  return (hands: number) => Array.from({ length: hands }, draw)
}

it('gives every shoe of twelve decided hands the marks that a pencil gives it', () => {
  for (let bits = 0; bits < 2 ** 12; bits += 1)
    expectSameRoads(
      Array.from({ length: 12 }, (_, index) => ((bits >> index) & 1 ? ('banker' as const) : 'player')),
    )
})

it('gives three thousand whole shoes, ties among them, the marks that a pencil gives them', () => {
  const nextShoe = createShoes()
  for (let count = 0; count < 3_000; count += 1) expectSameRoads(nextShoe(75))
})

it('answers for every hand of a hundred shoes what the next winner would be marked with, and then is', () => {
  const nextShoe = createShoes()
  for (let count = 0; count < 100; count += 1) {
    const shoe = nextShoe(75)
    const scorer = new Scorer()
    for (const [index, winner] of shoe.entries()) {
      const marks = scorer.enter(winner)
      if (winner !== 'tie') expect(askRoad(shoe.slice(0, index), winner)).toEqual(marks)
    }
  }
})
