import type { DocumentType, IdentityField } from '@gamehall/contract/identity'
import {
  type DocumentDrawing,
  drawDocument,
  generateIdCard,
  generatePassport,
  generateResident,
  type PhotoOptions,
  photographDocument,
} from '@gamehall/test-documents'
import type { DocumentKind, DocumentPhotos } from '../../apps/server/src/rooms/identity/index.ts'

export const KINDS = ['ID card', 'resident certificate', 'passport'] as const
export type Kind = (typeof KINDS)[number]

/** A camera held well, and what goes wrong with one that is not. */
export const SHOTS = {
  clean: { rotation: 1 },
  rotated: { rotation: 5, quality: 80 },
  tilted: { rotation: -3, tiltX: 0.06, tiltY: -0.05, quality: 80 },
  blurred: { rotation: 2, blur: 1.6, quality: 80 },
  noisy: { rotation: -2, noise: 12, quality: 80 },
  shadowed: { rotation: 2, shadow: 0.55, quality: 80 },
  'all at once': { rotation: -5, tiltX: 0.04, blur: 1, noise: 7, shadow: 0.4, quality: 60 },
} as const satisfies Record<string, Omit<PhotoOptions, 'seed'>>
export type ShotName = keyof typeof SHOTS

export interface DocumentCase {
  readonly kind: DocumentKind
  readonly photos: DocumentPhotos
  /** What is printed: a field that is not, must not be read. */
  readonly truth: Partial<Record<IdentityField, string>>
}

const COUNTRIES: Readonly<Record<string, string>> = { VNM: 'VN', PHL: 'PH', IDN: 'ID', USA: 'US', JPN: 'JP' }

/** An invented document, photographed. */
export async function makeCase(kind: Kind, seed: number, shotName: ShotName): Promise<DocumentCase> {
  const shot: PhotoOptions = { ...SHOTS[shotName], seed }
  const take = async (drawing: DocumentDrawing) =>
    photographDocument(await drawDocument({ ...drawing, seed }), shot)
  const of = (documentType: DocumentType) => ({ documentType, issueCountry: 'TW' })
  if (kind === 'ID card') {
    const data = generateIdCard(seed)
    const { issuePlace: _, issueKind: __, ...truth } = data
    const [front, reverse] = [
      await take({ kind: 'id_front', data }),
      await take({ kind: 'id_reverse', data }),
    ]
    return { kind: of(1), photos: { front, reverse }, truth }
  }
  if (kind === 'resident certificate') {
    const data = generateResident(seed)
    const { nationality: _, ...truth } = data
    const front = await take({ kind: 'resident_front', data })
    return { kind: of(2), photos: { front, reverse: await take({ kind: 'resident_reverse', data }) }, truth }
  }
  const data = generatePassport(seed)
  const { surname, givenNames, chineseName: _, personalNumber: __, country, ...others } = data
  const front = await take({ kind: 'passport', data })
  return {
    kind: { documentType: 3, issueCountry: COUNTRIES[country] ?? 'TW' },
    photos: { front, reverse: null },
    truth: { ...others, name: `${surname}, ${givenNames}` },
  }
}
