import { compareLikenesses } from '../../apps/server/src/rooms/identity/index.ts'
import type { BenchLine } from '../report.ts'
import type { EvaluatedFilm } from './evaluate-film.ts'

/** Default of `face_duplicate`. */
const SAME_FACE = 0.62
/** The pale face is the first one, painted differently. */
const PERSON: Readonly<Record<string, string>> = { pale: 'first' }

/** How often two films of one person are taken for two people, and two people for one, in the set `own`. */
export function comparePeople(own: readonly EvaluatedFilm[]): BenchLine[] {
  const seen = own.flatMap(({ film, likeness }) =>
    film.isHonest && likeness !== null ? [{ person: PERSON[film.name] ?? film.name, likeness }] : [],
  )
  const pairs = seen.flatMap((one, index) =>
    seen.slice(index + 1).map((other) => ({
      isOne: one.person === other.person,
      similarity: compareLikenesses(one.likeness, other.likeness),
    })),
  )
  const one = pairs.filter(({ isOne }) => isOne).map(({ similarity }) => similarity)
  const two = pairs.filter(({ isOne }) => !isOne).map(({ similarity }) => similarity)
  const share = (part: number, all: readonly number[]) => (100 * part) / Math.max(1, all.length)
  return [
    {
      label: `own: one person taken for two, of ${one.length} pairs of films`,
      figure: share(one.filter((similarity) => similarity < SAME_FACE).length, one),
      unit: '%',
    },
    {
      label: `own: two people taken for one, of ${two.length} pairs of films`,
      figure: share(two.filter((similarity) => similarity >= SAME_FACE).length, two),
      unit: '%',
    },
    { label: 'own: least similarity of one person’s films', figure: Math.min(...one), unit: '' },
    { label: 'own: largest similarity of two people’s films', figure: Math.max(...two), unit: '' },
  ]
}
