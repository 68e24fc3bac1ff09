import { foldForm } from '../../../../platform/text/simplified-forms.ts'
import type { FieldReading } from '../document-reading.ts'
import { type GlyphLetterReading, segmentLetters } from '../glyphs/segment-letters.ts'
import type { ValueStrip } from './value-strip.ts'

/** Confidence cap of a value that the engines read otherwise. */
const MENDED = 0.8
/** Of the root of a shape’s distance: what each letter of another reading costs, and how much likelier the best must be. */
const [UNREAD, CLEARLY] = [7, 4]
/** A shape farther away costs no more. */
const FARTHEST = 20

/**
 * Settles a value that can only be one of a list: the one whose letters look most like the print, where the engines read
 * another text. Null where none is clearly the likeliest, or the list has what was read.
 */
export function matchListedValue(
  strip: ValueStrip,
  read: FieldReading | null,
  list: readonly string[],
): FieldReading | null {
  if (read !== null && list.includes(read.value)) return read
  const cuts = segmentLetters(strip.even, new Set(list.join('')))
  const [best, next] = list
    .filter((value) => value.length <= cuts.length && value.length + MOST_STRAY >= cuts.length)
    .map((value) => ({
      value,
      cost:
        leastCost(cuts, value) +
        UNREAD * differences(value, read?.value ?? '') +
        STRAY * (cuts.length - value.length),
    }))
    .toSorted((one, other) => one.cost - other.cost)
  if (best === undefined || best.cost > (FARTHEST / 2) * best.value.length + UNREAD) return null
  if (next !== undefined && next.cost - best.cost < CLEARLY) return null
  return { value: best.value, confidence: Math.min(MENDED, read?.confidence ?? 0) }
}

/** Other ink beside the value, in cuts, and what each costs. */
const [MOST_STRAY, STRAY] = [2, 9]

/** The cost at the place in the line where the value fits best. */
const leastCost = (cuts: readonly GlyphLetterReading[], value: string): number =>
  Math.min(
    ...Array.from({ length: cuts.length - value.length + 1 }, (_, from) =>
      costOf(cuts.slice(from, from + value.length), value),
    ),
  )

/** How unlike the cuts and the letters are, over what each cut looks like most. */
const costOf = (cuts: readonly GlyphLetterReading[], value: string): number =>
  cuts.reduce((sum, { ranked }, at) => {
    const nearest = Math.sqrt(ranked[0]?.distance ?? 0)
    const own = ranked.find(({ letter }) => letter === value.charAt(at))
    return sum + (own === undefined ? FARTHEST : Math.min(FARTHEST, Math.sqrt(own.distance) - nearest))
  }, 0)

/** Letters of the value that were not read. */
const differences = (value: string, read: string): number => {
  const seen = new Set([...read].map(foldForm))
  return [...value].filter((letter) => !seen.has(foldForm(letter))).length
}
