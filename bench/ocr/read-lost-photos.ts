import { DOCUMENT_TYPES } from '@gamehall/contract/identity'
import { readDocument } from '../../apps/server/src/rooms/identity/index.ts'
import type { BenchLine } from '../report.ts'
import { LOST_PHOTOS } from './lost-photos.ts'
import { readingLimitsOf } from './reading-limits.ts'

const LIMIT_MS = 8_000
const KINDS = [
  { documentType: DOCUMENT_TYPES.idCard, issueCountry: 'TW' },
  { documentType: DOCUMENT_TYPES.residentCertificate, issueCountry: 'TW' },
  { documentType: DOCUMENT_TYPES.passport, issueCountry: 'JP' },
] as const

/** Reads photos that show no document as each kind of document, by production’s limits: the longest time of each photo, and the fields that were read. */
export async function readLostPhotos(
  readers: Parameters<typeof readDocument>[0],
  today: string,
): Promise<BenchLine[]> {
  const { limitMs } = readingLimitsOf(false)
  const lines: BenchLine[] = []
  for (const { name, draw } of LOST_PHOTOS) {
    const photo = await draw()
    const times: number[] = []
    let fields = 0
    for (const kind of KINDS) {
      const photos = { front: photo, reverse: kind.documentType === DOCUMENT_TYPES.passport ? null : photo }
      const started = performance.now()
      const reading = await readDocument(readers, photos, kind, AbortSignal.timeout(limitMs), today)
      times.push(performance.now() - started)
      fields += Object.keys(reading?.fields ?? {}).length
    }
    lines.push(
      {
        label: `lost photo, ${name}: longest time`,
        figure: Math.max(...times),
        unit: 'ms',
        against: { label: 'limit', figure: LIMIT_MS },
        atMost: 1,
      },
      {
        label: `lost photo, ${name}: fields read`,
        figure: fields,
        unit: 'fields',
        against: { label: 'limit', figure: 1 },
        atMost: 0,
      },
    )
  }
  return lines
}
