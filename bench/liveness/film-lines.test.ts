import { expect, it } from 'vitest'
import { meetsBar } from '../report.ts'
import { SHADED_KINDS, WHOLE_KINDS } from './attack-class.ts'
import type { EvaluatedFilm } from './evaluate-film.ts'
import { linesOf } from './film-lines.ts'

const judged = (
  kind: string,
  result: EvaluatedFilm['result'],
  given: Partial<EvaluatedFilm> = {},
): EvaluatedFilm => ({
  film: { name: kind, kind, isHonest: kind === 'honest', actions: [] },
  result,
  why: '',
  isLowOnly: false,
  isGuided: true,
  repeated: [],
  likeness: null,
  ...given,
})
const many = (count: number, film: EvaluatedFilm) => Array.from({ length: count }, () => film)
const missedOf = (films: readonly EvaluatedFilm[]) =>
  linesOf('set', films)
    .filter((line) => !meetsBar(line))
    .map(({ label }) => label)

it('the bar of 3 % is on honest films that the guide would send and that are refused for good', () => {
  const passed = many(20, judged('honest', 'doubted'))
  expect(missedOf([...passed, judged('honest', 'refused')])).toEqual([
    'set: of 21 honest films that the page’s guide would send, refused for good',
  ])
  const unguided = judged('honest', 'refused', { isGuided: false })
  const again = judged('honest', 'doubted', { repeated: ['turn_left width'] })
  const films = [...passed, unguided, again]
  expect(missedOf(films)).toEqual([])
  expect(linesOf('set', films)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ label: expect.stringContaining('would not send'), figure: 100 / 22 }),
      expect.objectContaining({ label: expect.stringContaining('taken again'), figure: 200 / 22 }),
    ]),
  )
})

it.each([SHADED_KINDS[0], WHOLE_KINDS[1], 'a film bent from one photo by its mesh'])(
  'of what is made of one photo none may be verified, and 95 %% are refused: %s',
  (kind) => {
    const films = [...many(10, judged(kind, 'refused')), ...many(5, judged(kind, 'doubted'))]
    expect(missedOf(films)).toContainEqual(expect.stringMatching(/: not refused outright$/))
    expect(missedOf([...films, judged(kind, 'verified')])).toContainEqual(
      expect.stringMatching(/: verified$/),
    )
  },
)
