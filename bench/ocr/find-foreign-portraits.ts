import { readFileSync } from 'node:fs'
import { compareEmbeddings } from '@gamehall/face'
import sharp from 'sharp'
import type { FaceReader } from '../../apps/server/src/providers/face/index.ts'
import { findPortrait, READING_LIMIT_MS, readDocument } from '../../apps/server/src/rooms/identity/index.ts'
import type { BenchLine } from '../report.ts'
import type { ForeignDocument } from './foreign/foreign-document.ts'
import { portraitTimeLines } from './reading-limits.ts'
import { SAME_FACE } from './same-face.ts'
import { VERSIONS } from './score-foreign-reading.ts'

const FOLDER = `${import.meta.dirname}/seventh-hand`

interface FrontPhoto {
  readonly name: string
  /** By how much the photo was turned clockwise, in degrees. */
  readonly turn: number
  /** Faces that a person sees in the photo. */
  readonly faces?: number
  /** The portrait’s rectangle, in px of the upright photo. */
  readonly portrait?: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
}

/**
 * How often the portrait is found on the photos of the seventh hand: layouts, tables and faces of somebody who saw neither the reader nor
 * the rules. It is a development set of the reader since; the rules of portraits were not made from it. Four of its ID cards lie beside or carry a second face.
 */
export async function findForeignPortraits(
  readers: Parameters<typeof readDocument>[0],
  reader: FaceReader,
  today: string,
): Promise<BenchLine[]> {
  const limit = () => AbortSignal.timeout(READING_LIMIT_MS)
  const read = (file: string) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))
  const documents: ForeignDocument[] = read('documents.json')
  const photos: FrontPhoto[] = read('photos.json')
  const counts = { all: 0, found: 0, alone: 0, other: 0, denied: 0 }
  const times: number[] = []
  for (const document of documents)
    for (const version of VERSIONS) {
      const name = document[version].front
      const photo = photos.find((each) => each.name === name)
      if (photo?.portrait === undefined) throw new Error(`${name} has no portrait`)
      const front = readFileSync(`${FOLDER}/pictures/${name}`)
      const { x: left, y: top, width, height } = photo.portrait
      const upright = await sharp(front)
        .rotate(360 - photo.turn)
        .toBuffer()
      const cut = await sharp(upright).extract({ left, top, width, height }).jpeg().toBuffer()
      const [own] = (await reader.readFaces(cut, limit())) ?? []
      if (own === undefined) throw new Error(`no face in the portrait of ${name}`)
      const { documentType, issueCountry } = document
      const kind = { documentType, issueCountry }
      const reading = await readDocument(readers, { front, reverse: null }, kind, limit(), today)
      const place = { turn: reading?.frontTurn ?? 0, print: reading?.frontPrint }
      const started = performance.now()
      const found = await findPortrait(reader, { bytes: front, documentType, ...place }, limit())
      times.push(performance.now() - started)
      const isIts = found?.face != null && compareEmbeddings(found.face.embedding, own.embedding) >= SAME_FACE
      counts.all += 1
      if (isIts) counts.found += 1
      if (isIts && found.isAlone) counts.alone += 1
      if (found?.face != null && !isIts && found.isAlone) counts.other += 1
      if (found?.face === null && found.isAlone) counts.denied += 1
      if (!isIts || !found.isAlone)
        console.log(`    ${name}, ${photo.faces} faces: ${isIts ? 'in doubt' : 'not its portrait'}`)
    }
  const line = (label: string, count: number): BenchLine => ({
    label: `portraits of the seventh hand, for development: ${label}`,
    figure: Math.round((1000 * count) / counts.all) / 10,
    unit: `% of ${counts.all}`,
  })
  return [
    line('found', counts.found),
    line('found without a doubt', counts.alone),
    line('another face taken without a doubt', counts.other),
    line('said to be missing', counts.denied),
    ...portraitTimeLines(times, 'portraits of the seventh hand, for development'),
  ]
}
