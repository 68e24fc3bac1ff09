import type { BenchLine } from '../report.ts'
import { type AttackClass, attackClassOf, isOfTwoPhotos } from './attack-class.ts'
import type { EvaluatedFilm } from './evaluate-film.ts'

/**
 * Issue 14: of spoofs none verified and 95 % refused outright, of honest films 3 % refused: for good, of those that the page's guide would send,
 * which are the only ones that a person who is at the page can hand in. What else was refused or taken again is printed without a bar.
 */
export function linesOf(set: string, judged: readonly EvaluatedFilm[]): BenchLine[] {
  const honest = judged.filter(({ film }) => film.isHonest)
  const guided = honest.filter(({ isGuided }) => isGuided)
  return [
    ...linesOfSpoofs(set, 'picture', judged),
    ...linesOfSpoofs(set, 'lit', judged),
    ...linesOfSpoofs(set, 'shaded', judged),
    ...linesOfSpoofs(set, 'whole', judged),
    ...linesOfSpoofs(set, 'retimed', judged),
    limited(
      `${set}: of ${guided.length} honest films that the page’s guide would send, refused for good`,
      share(guided, endedAs('refused')),
      '%',
      3,
    ),
    {
      label: `${set}: honest films refused, with those that the guide would not send`,
      figure: share(honest, endedAs('refused')),
      unit: '%',
    },
    {
      label: `${set}: honest films refused, or taken again after a refusal`,
      figure: share(honest, isHindered),
      unit: '%',
    },
    { label: `${set}: honest films left to a person`, figure: share(honest, endedAs('doubted')), unit: '%' },
    {
      label: `${set}: honest films left to a person for the models’ scores alone`,
      figure: share(honest, isLowOnly),
      unit: '%',
    },
    { label: `${set}: honest films`, figure: honest.length, unit: '' },
  ]
}

const CLASSES: Readonly<Record<AttackClass, string>> = {
  picture: 'pictures, bent or played',
  lit: 'faces lit in space',
  shaded: 'photos lit by computation with the relief of their face',
  whole: 'photos lit so, and their shoulders as well',
  retimed: 'films taken elsewhere, retimed',
}

const OF_ONE_PHOTO: readonly AttackClass[] = ['picture', 'shaded', 'whole']

/** No spoof that is known may be verified; of what is made of one photo 95 % must be refused outright. */
function linesOfSpoofs(set: string, attack: AttackClass, judged: readonly EvaluatedFilm[]): BenchLine[] {
  const spoofs = judged.filter(({ film }) => !film.isHonest && attackClassOf(film.kind) === attack)
  const name = `${set}: ${spoofs.length} spoofs, ${CLASSES[attack]}`
  if (spoofs.length === 0) return []
  const left = share(spoofs, isLeft)
  const named = spoofs.filter(({ film }) => !isOfTwoPhotos(film.kind))
  const verified = share(spoofs, endedAs('verified'))
  return [
    { ...limited(`${name}: verified`, verified, '%', 1), atMost: 0 },
    {
      label: `${name}: left to a person for the models’ scores alone`,
      figure: share(spoofs, isLowOnly),
      unit: '%',
    },
    ...(OF_ONE_PHOTO.includes(attack)
      ? [limited(`${name}: not refused outright`, left, '%', 5)]
      : [{ label: `${name}: not refused outright`, figure: left, unit: '%' }]),
    ...(attack === 'picture'
      ? [
          limited(
            `${name}, ${named.length} of them of one photo, or used: not refused outright`,
            share(named, isLeft),
            '%',
            5,
          ),
        ]
      : []),
  ]
}

const isLowOnly = (judged: EvaluatedFilm) => judged.isLowOnly
const isLeft = ({ result }: EvaluatedFilm) => result !== 'refused'

const endedAs =
  (result: EvaluatedFilm['result']) =>
  (each: EvaluatedFilm): boolean =>
    each.result === result

const isHindered = ({ result, repeated }: EvaluatedFilm) => result === 'refused' || repeated.length > 0

const share = (judged: readonly EvaluatedFilm[], is: (each: EvaluatedFilm) => boolean) =>
  (100 * judged.filter(is).length) / Math.max(1, judged.length)

export const limited = (label: string, figure: number, unit: string, limit: number): BenchLine => ({
  label,
  figure,
  unit,
  against: { label: 'limit', figure: limit },
  atMost: 1,
})
