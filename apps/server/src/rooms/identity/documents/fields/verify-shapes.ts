import { foldForm } from '../../../../platform/text/simplified-forms.ts'
import type { FieldReading } from '../document-reading.ts'
import { type RankedLetter, rankLetters } from '../glyphs/rank-letters.ts'
import { isPlaceLetter, isRoadName, similarRoadNames } from '../lexicons/road-names.ts'
import { boxAround, inkRows, pitchOf, usualBox } from './letter-places.ts'
import { placeInStrip, type ValueStrip } from './value-strip.ts'
import { align } from './vote.ts'

/** In square roots of distances: a letter this much farther than the nearest shape is in doubt, or is the other one. */
const [DOUBTED, OTHER] = [6, 14]
/** Shapes farther away are not told apart, or not surely. */
const [LEGIBLE, CLEAR] = [1600, 900]
/** A letter of a listed road may be this much farther from the print than the one that was read. */
const AS_LIKELY = 5
/** Confidence cap of a text with a letter that looks like another one, or a road that is not listed. */
const UNUSUAL = 0.8

const HAN = /\p{Script=Han}/u

/**
 * Compares the letters that the engines read with the shapes of the print: both may write the same similar letter (盆 for 益).
 * One that looks much more like another frequent letter becomes that, and so does one by which a road would be listed;
 * either is doubted. Certain are listed roads only.
 */
export function verifyShapes(strip: ValueStrip, read: FieldReading): FieldReading {
  const shapes = shapesIn(strip, read.value)
  if (shapes === null) return read
  const { value, isDoubted } = correctByShape(read.value, shapes)
  const road = ROAD.exec(value)
  const known = road === null ? value : correctRoad(value, road, shapes)
  const isListed = road === null || isRoadName(road[0])
  if (!isDoubted && isListed) return read
  return { value: known, confidence: Math.min(UNUSUAL, read.confidence) }
}

/** The shapes most like the letter at a place of the text, and like the wanted ones, cut out in two ways; none where it was not scanned. */
type Shapes = (at: number, wanted: string) => readonly (readonly RankedLetter[])[]

function shapesIn(strip: ValueStrip, text: string): Shapes | null {
  const scanned = strip.scanned.letters.filter((letter) => letter.text.trim() !== '')
  const places = scanned.map(({ at }) => placeInStrip(strip, at))
  const pitch = pitchOf(scanned, places)
  const rows = inkRows(strip.even)
  if (pitch === null || rows === null) return null
  const found = align(
    [...text].map(foldForm),
    scanned.map((letter) => foldForm(letter.text)),
  )
  return (at, wanted) => {
    const place = places[found[at] ?? -1]
    return place === undefined
      ? []
      : [boxAround, usualBox].map((boxOf) =>
          rankLetters(strip.even, boxOf(strip.even, place, pitch, rows), new Set(wanted)),
        )
  }
}

function correctByShape(text: string, shapes: Shapes) {
  let isDoubted = false
  const letters = [...text].map((letter, at) => {
    if (!HAN.test(letter)) return letter
    const cuts = shapes(at, letter).flatMap((ranked) => rivalOf(letter, ranked) ?? [])
    const [one, other] = cuts
    if (one === undefined || other === undefined) return letter
    const apart = Math.min(one.apart, other.apart)
    if (apart > DOUBTED) isDoubted = true
    const isOther =
      one.letter === other.letter && apart > OTHER && Math.max(one.distance, other.distance) < CLEAR
    return isOther ? one.letter : letter
  })
  return { value: letters.join(''), isDoubted }
}

/** The frequent letter, or one of places, most like the print, and how much more it is than the one that was read. */
function rivalOf(letter: string, ranked: readonly RankedLetter[]) {
  const nearest = ranked.find((one) => one.rank === 0 || isPlaceLetter(one.letter))
  const own = ranked.find((one) => one.letter === letter)
  if (nearest === undefined || own === undefined || nearest.distance > LEGIBLE) return null
  const apart = Math.sqrt(own.distance) - Math.sqrt(nearest.distance)
  return { letter: nearest.letter, distance: nearest.distance, apart }
}

/** The name of a road behind its district, village or neighbourhood. */
const ROAD = /(?<=[鄰里村區鄉鎮市])[^\d鄰里村區鄉鎮市]{2,4}(?=路|街|大道)/u

/** The listed road of which one letter was misread as a similar one; the text as it is where none or several are as alike. */
function correctRoad(text: string, { 0: name, index }: RegExpExecArray, shapes: Shapes): string {
  if (isRoadName(name)) return text
  const likely = similarRoadNames(name).flatMap(({ letter, at }) => {
    const ranked = shapes(index + at, letter + name.charAt(at)).flat()
    const distanceOf = (wanted: string) => {
      const found = ranked.filter((one) => one.letter === wanted).map(({ distance }) => distance)
      return found.length === 0 ? undefined : Math.min(...found)
    }
    const [own, other] = [distanceOf(name.charAt(at)), distanceOf(letter)]
    const apart = own === undefined || other === undefined ? AS_LIKELY : Math.sqrt(other) - Math.sqrt(own)
    return apart < AS_LIKELY ? [{ letter, at, apart }] : []
  })
  const [best] = likely.toSorted((one, other) => one.apart - other.apart)
  if (best === undefined) return text
  const from = index + best.at
  return text.slice(0, from) + best.letter + text.slice(from + 1)
}
