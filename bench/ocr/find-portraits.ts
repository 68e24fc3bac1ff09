import { compareEmbeddings } from '@gamehall/face'
import { readSampleFaces } from '@gamehall/face/testing'
import { createHumanReader } from '../../apps/server/src/providers/face/index.ts'
import { findPortrait, READING_LIMIT_MS, readDocument } from '../../apps/server/src/rooms/identity/index.ts'
import type { BenchLine } from '../report.ts'
import { KINDS } from './document-cases.ts'
import { findForeignPortraits } from './find-foreign-portraits.ts'
import { portraitTimeLines } from './reading-limits.ts'
import { SAME_FACE } from './same-face.ts'
import { makeVariedCase } from './varied/make-varied-case.ts'

/** The seeds of the set `varied, not looked at`. */
const SEEDS = [101, 102, 103, 104, 105, 106, 107, 108]

/**
 * How often the portrait is found on fronts of other layouts, and how often without a doubt: the set `varied, not looked at` with
 * one drawn face in place of its figures.
 */
export async function findPortraits(
  readers: Parameters<typeof readDocument>[0],
  today: string,
): Promise<BenchLine[]> {
  const reader = createHumanReader({ onError: (error) => console.error(error) })
  const limit = () => AbortSignal.timeout(READING_LIMIT_MS)
  const { portrait } = await readSampleFaces()
  const [own] = (await reader.readFaces(portrait, limit())) ?? []
  if (own === undefined) throw new Error('the sample has no face')
  const counts = { all: 0, found: 0, alone: 0, denied: 0 }
  const times: number[] = []
  for (const kind of KINDS)
    for (const seed of SEEDS)
      for (const isDegraded of [false, true]) {
        const { photos, kind: document } = await makeVariedCase(kind, seed, isDegraded, portrait)
        const { front } = photos
        const reading = await readDocument(readers, { front, reverse: null }, document, limit(), today)
        const place = { turn: reading?.frontTurn ?? 0, print: reading?.frontPrint }
        const { documentType } = document
        const started = performance.now()
        const found = await findPortrait(reader, { bytes: front, documentType, ...place }, limit())
        times.push(performance.now() - started)
        const isIts =
          found?.face != null && compareEmbeddings(found.face.embedding, own.embedding) >= SAME_FACE
        counts.all += 1
        if (isIts) counts.found += 1
        if (isIts && found.isAlone) counts.alone += 1
        if (found?.face === null && found.isAlone) counts.denied += 1
        if (!isIts) console.log(`    ${kind} ${seed}${isDegraded ? ' degraded' : ''}: no portrait found`)
      }
  const line = (label: string, count: number): BenchLine => ({
    label: `portraits of varied, not looked at: ${label}`,
    figure: Math.round((1000 * count) / counts.all) / 10,
    unit: '%',
  })
  return [
    line('found', counts.found),
    line('found without a doubt', counts.alone),
    line('said to be missing', counts.denied),
    ...portraitTimeLines(times, 'portraits of varied, not looked at'),
    ...(await findForeignPortraits(readers, reader, today)),
  ]
}
