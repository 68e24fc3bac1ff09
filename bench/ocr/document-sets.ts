import { type DocumentCase, KINDS, makeCase, SHOTS, type ShotName } from './document-cases.ts'
import { makeHarshCase } from './harsh/make-harsh-case.ts'
import { makeVariedCase } from './varied/make-varied-case.ts'

export interface SetCase {
  readonly kind: string
  /** `clean`, or what is wrong with the photo. */
  readonly shot: string
  make(): Promise<DocumentCase>
}

/** Documents of one hand: their layouts, typefaces, tables and cameras. Figures of different sets are never added up. */
export interface DocumentSet {
  readonly name: string
  /** Least shares of right fields. */
  readonly clean: number
  readonly degraded: number
  readonly cases: readonly SetCase[]
}

/** Documents of each kind: 60 in all, each photographed well and, in turn, in one of the other ways. */
const DOCUMENTS_A_KIND = 20
const DEGRADED = (Object.keys(SHOTS) as ShotName[]).filter((name) => name !== 'clean')

/** The generator that the reader was written against. */
const own: DocumentSet = {
  name: 'own',
  clean: 0.98,
  degraded: 0.9,
  cases: KINDS.flatMap((kind) =>
    Array.from({ length: DOCUMENTS_A_KIND }, (_, index) => index + 1).flatMap((seed) => {
      const shots = ['clean', DEGRADED[seed % DEGRADED.length] ?? 'rotated'] as const
      return shots.map((shot) => ({ kind, shot, make: () => makeCase(kind, seed, shot) }))
    }),
  ),
}

const drawnOf = (name: string, make: typeof makeVariedCase, seeds: readonly number[]): DocumentSet => ({
  name,
  clean: 0.95,
  degraded: 0.88,
  cases: KINDS.flatMap((kind) =>
    seeds.flatMap((seed) =>
      [false, true].map((isDegraded) => ({
        kind,
        shot: isDegraded ? 'all at once' : 'clean',
        make: () => make(kind, seed, isDegraded),
      })),
    ),
  ),
})

const EACH = 8
const seedsFrom = (first: number) => Array.from({ length: EACH }, (_, at) => first + at)

/** Layouts, typefaces and tables drawn by lot: those that the reader was mended by, and others of the same generators. */
const drawn = [
  drawnOf('varied, for development', makeVariedCase, seedsFrom(1)),
  drawnOf('varied, not looked at', makeVariedCase, seedsFrom(101)),
  drawnOf('harsh, for development', makeHarshCase, seedsFrom(1)),
  drawnOf('harsh, not looked at', makeHarshCase, seedsFrom(201)),
]

/** Every set that is drawn anew for a run, with its bars; the pictures in `foreign/` have none, and their own report. */
export const DOCUMENT_SETS: readonly DocumentSet[] = [own, ...drawn]
