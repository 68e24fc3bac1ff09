import { DOCUMENT_TYPES } from '@gamehall/contract/identity'
import type { BenchLine } from '../report.ts'
import { timeLines } from './reading-limits.ts'
import { type FieldResult, VERSIONS } from './score-foreign-reading.ts'

/** In the order in which sets have them. */
export const KIND_NAMES = [
  [DOCUMENT_TYPES.idCard, 'ID card'],
  [DOCUMENT_TYPES.residentCertificate, 'resident certificate'],
  [DOCUMENT_TYPES.passport, 'passport'],
] as const

/** What the product promises on documents from other hands, in percent. */
const LEAST_RIGHT = { clean: 95, degraded: 88 } as const
const [LEAST_NAMES, LEAST_NUMBERS] = [90, 98]
/** How many fields may be sure and wrong, in percent; of the decisive ones none. */
export const MOST_WRONG = 0.3

/** What a set of another hand comes to, with the bars of all such sets. */
export function foreignLines(
  set: string,
  results: readonly FieldResult[],
  times: readonly number[],
): BenchLine[] {
  const share = (label: string, some: readonly FieldResult[], least?: number): BenchLine => ({
    label: `${set}: ${label}`,
    figure: (100 * some.filter(({ isRight }) => isRight).length) / some.length,
    unit: `% of ${some.length}`,
    ...(least !== undefined && { against: { label: 'target', figure: least }, atLeast: 1 }),
  })
  const lines = VERSIONS.flatMap((version) => {
    const part = results.filter((result) => result.version === version)
    const ofKind = KIND_NAMES.map(
      ([type, name]) => [name, part.filter((result) => result.documentType === type)] as const,
    )
    return [
      share(`fields right, ${version}`, part, LEAST_RIGHT[version]),
      ...ofKind.map(([name, some]) => share(`fields right, ${name}, ${version}`, some)),
      ...ofKind.map(([name, some]) => share(`names right, ${name}, ${version}`, some.filter(isName))),
      share(
        `numbers right, ${version}`,
        part.filter(({ field }) => field === 'id_number'),
        LEAST_NUMBERS,
      ),
    ]
  })
  const cards = results.filter(({ documentType }) => documentType === DOCUMENT_TYPES.idCard)
  return [
    ...lines,
    // A version alone has too few names: one of 18 is 5.6 %.
    share('names right, ID card, clean and degraded', cards.filter(isName), LEAST_NAMES),
    ...sureAndWrong(set, results),
    ...timeLines(times, `${set}: time for a document`),
  ]
}

const isName = ({ field }: FieldResult): boolean => field === 'name'

function sureAndWrong(set: string, results: readonly FieldResult[]): BenchLine[] {
  const decisive = results.filter(({ isDecisive }) => isDecisive)
  const others = results.filter(({ isDecisive }) => !isDecisive)
  const count = (some: readonly FieldResult[]) =>
    some.filter(({ isRight, isSure }) => isSure && !isRight).length
  return [
    {
      label: `${set}: fields sure and right`,
      figure: (100 * results.filter(({ isRight, isSure }) => isSure && isRight).length) / results.length,
      unit: `% of ${results.length}`,
    },
    {
      label: `${set}: decisive fields sure and wrong`,
      figure: count(decisive),
      unit: `of ${decisive.length}`,
      against: { label: 'limit', figure: 1 },
      atMost: 0,
    },
    {
      label: `${set}: other fields sure and wrong`,
      figure: (100 * count(others)) / others.length,
      unit: `% of ${others.length}`,
      against: { label: 'limit', figure: MOST_WRONG },
      atMost: 1,
    },
  ]
}
