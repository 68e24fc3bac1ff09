import type { PlaceReader } from '../page/read-place.ts'
import { encodeGrey } from '../picture/grey-picture.ts'
import { MRZ_PLACE } from '../sides/passport.ts'
import { findMrzLines } from './mrz-lines.ts'
import { type Mrz, type MrzReading, parseMrz } from './parse-mrz.ts'

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<'
const LOOKS = [
  { of: 'even', height: 220 },
  { of: 'picture', height: 220 },
  { of: 'even', height: 150 },
] as const

const provenOf = (mrz: Mrz): number =>
  [mrz.isNumberProven, mrz.isBirthProven, mrz.isExpiryProven, mrz.isWholeProven].filter(Boolean).length

/** Reads a passport’s machine-readable lines, in several looks until all check digits hold. Null when there are none. */
export async function readMrz(
  { reader, page, before }: PlaceReader,
  today: string,
): Promise<MrzReading | null> {
  const found: Mrz[] = []
  for (const { of, height } of LOOKS) {
    const image = await encodeGrey(page[of], MRZ_PLACE, height)
    const lines = await reader.readLines(image, { layout: 'block', characters: CHARACTERS, before })
    if (lines === null) break
    const pair = findMrzLines(lines.map(({ text }) => text))
    const mrz = pair === null ? null : parseMrz(pair, today)
    if (mrz !== null) found.push(mrz)
  }
  const best = found.toSorted((one, other) => provenOf(other) - provenOf(one))[0]
  if (best === undefined) return null
  const names = namesVoted(found)
  const mrz = { ...best, surname: names.surname, givenNames: names.givenNames, state: names.state }
  return { mrz, sameNames: names.count, looks: found.length }
}

/** Names have no check digit: what most looks show. */
function namesVoted(found: readonly Mrz[]) {
  const counted = found.map(({ surname, givenNames, state }) => ({
    surname,
    givenNames,
    state,
    count: found.filter(
      (other) => other.surname === surname && other.givenNames === givenNames && other.state === state,
    ).length,
  }))
  return (
    counted.toSorted((one, other) => other.count - one.count)[0] ?? {
      surname: '',
      givenNames: '',
      state: '',
      count: 0,
    }
  )
}
