import { foldForm } from '../../../../platform/text/simplified-forms.ts'
import type { GlyphLetterReading } from '../glyphs/segment-letters.ts'
import { isSurnameEver, usageInTransliteration, usageOf } from '../lexicons/name-letters.ts'
import type { VoteCandidate } from './vote.ts'

/** What a unit of the distance’s root is worth as a logarithm: shapes of one letter differ from typeface to typeface. */
const UNIT = 0.8
/** Few strokes look less alike: from this distance of the nearest letter on, distances count less, and never more than so much. */
const [NEAR, MOST_APART] = [600, 6]
/** What it counts when all readings of the engines have a letter, and when Chinese texts use it often or hardly ever. */
const [READ, FREQUENT, HARDLY] = [3, 0.7, -1]
/** An engine reads a letter that it does not know as a similar one; less likely so where no name is known to have it. */
const [UNKNOWN, UNKNOWN_AND_UNUSED] = [2, 0.5]
/** Beyond it a cut shows no letter. */
const ILLEGIBLE = 2400
/** How much likelier than the next one a letter is that is clear. */
const CLEARLY = 1.5
const MOST_LETTERS = 8
/** Of a name of parts with dots between them, with its dots. */
const MOST_WITH_DOTS = 18
/** A cut this much farther from all letters than the line’s others are, and at least so far, holds other ink as well. */
const [WORSE, ODD] = [2, 1000]
const DOT = '·'
/** Each part of a name with dots has at least so many letters: another dot is a speck. */
const SHORTEST_PART = 2
/** Letters that no text here has, and those that look like them. */
const MEANT = new Map([
  ['巿', '市'],
  ['曰', '日'],
  ['囗', '口'],
])
/** The letters that a cut may be. */
const ALIKE = 2
/** By rank. */
const RANKS = [FREQUENT, 0, HARDLY] as const

/**
 * Joins what the letters look like with what the engines read: for each cut the likeliest letter. Null when the cuts do
 * not look like letters. `isClear`: no other letter is nearly as likely anywhere.
 */
export function joinGlyphs(
  cuts: readonly GlyphLetterReading[],
  voices: readonly VoteCandidate[],
): { readonly value: string; readonly isClear: boolean } | null {
  const supports = supportsOf(cuts, voices)
  const all = cuts.map((cut, at) => ({
    ranked: cut.ranked.map((one) => ({ ...one, letter: MEANT.get(one.letter) ?? one.letter })),
    support: supports[at] ?? new Map<string, number>(),
  }))
  const glyphs = withoutSpecks(withoutLabelsRest(all))
  const hasDots = glyphs.some(isDot)
  if (glyphs.length === 0 || glyphs.length > (hasDots ? MOST_WITH_DOTS : MOST_LETTERS)) return null
  if (glyphs.some((glyph) => nearestOf(glyph) >= ILLEGIBLE)) return null
  const usual = usualOf(glyphs)
  let isClear = glyphs.length === cuts.length
  const value = glyphs.map(({ ranked, support }, at) => {
    const worst = (ranked.at(-1)?.distance ?? 0) + 100
    const nearest = ranked[0]?.distance ?? worst
    const unit = UNIT * Math.min(1, NEAR / nearest) * Math.min(1, (WORSE * usual) / nearest)
    const letters = new Set([...ranked.map(({ letter }) => letter), ...support.keys()])
    const scored = [...letters]
      .map((letter) => {
        const seen = ranked.find((one) => one.letter === letter)
        const apart = Math.sqrt(seen?.distance ?? worst) - Math.sqrt(nearest)
        const shape = -Math.min(MOST_APART, unit * apart)
        const use = hasDots ? usageInTransliteration(letter) : usageOf(letter, at)
        const unread = seen?.isKnown !== false ? 0 : use > 0 ? UNKNOWN : UNKNOWN_AND_UNUSED
        const heard = support.get(letter) ?? unread
        const usage = use + (seen === undefined ? 0 : RANKS[seen.rank])
        return { letter, score: shape + heard + usage }
      })
      .toSorted((one, other) => other.score - one.score)
    const [best, next] = scored
    if (best === undefined || (next !== undefined && best.score - next.score < CLEARLY)) isClear = false
    // Engines read a rare surname as a usual one of its shape, each time: that one looks otherwise.
    const alike = ranked[0]?.letter ?? ''
    if (at === 0 && alike !== best?.letter && isSurnameEver(alike)) isClear = false
    return best?.letter ?? ''
  })
  return { value: value.join(''), isClear }
}

type HeardGlyph = GlyphLetterReading & { readonly support: ReadonlyMap<string, number> }

const isDot = ({ ranked }: GlyphLetterReading): boolean => ranked[0]?.letter === DOT

/** Without dots that part no two parts of a name. */
const withoutSpecks = (glyphs: readonly HeardGlyph[]): readonly HeardGlyph[] =>
  glyphs.filter((glyph, at) => !isDot(glyph) || (at >= SHORTEST_PART && at < glyphs.length - SHORTEST_PART))

const nearestOf = ({ ranked }: GlyphLetterReading): number => ranked[0]?.distance ?? ILLEGIBLE

/** The median distance of a line’s letters from their nearest shapes. */
function usualOf(glyphs: readonly GlyphLetterReading[]): number {
  const sorted = glyphs.map(nearestOf).toSorted((one, other) => one - other)
  return sorted[(sorted.length - 1) >> 1] ?? ILLEGIBLE
}

/** How much of the engines’ readings each cut’s letters have; `READ` when all of them have one. */
function supportsOf(
  glyphs: readonly GlyphLetterReading[],
  voices: readonly VoteCandidate[],
): ReadonlyMap<string, number>[] {
  const heard = voices.filter(({ letters }) => letters.length > 0)
  const supports = glyphs.map(() => new Map<string, number>())
  const totals = glyphs.map(() => 0)
  for (const voice of heard)
    for (const [at, from] of placesOf(glyphs, voice.letters).entries()) {
      const letter = voice.letters[from]
      const weight = weightAt(voice, from)
      totals[at] = (totals[at] ?? 0) + weight
      const support = supports[at]
      if (letter !== undefined) support?.set(letter, (support.get(letter) ?? 0) + weight)
    }
  return supports.map(
    (support, at) =>
      new Map([...support].map(([letter, weight]) => [letter, (weight / (totals[at] || 1)) * READ])),
  )
}

/** Letters that labels of names end with, and no name begins with. */
const LABEL_ENDS = '父母親偶'

const isSurnameLike = ({ ranked }: HeardGlyph): boolean =>
  ranked.slice(0, ALIKE).some(({ letter }) => isSurnameEver(letter))

/**
 * Drops first cuts that are the rest of a label (of 父親, say): its last letter, a dot, or what looks much less like any letter than the others do, a
 * surname follows it, and most engines read no surname there.
 */
function withoutLabelsRest(glyphs: readonly HeardGlyph[]): readonly HeardGlyph[] {
  const [first, second, ...others] = glyphs
  if (first === undefined || second === undefined || others.length === 0) return glyphs
  const isLabel = LABEL_ENDS.includes(first.ranked[0]?.letter ?? '') && isSurnameLike(second)
  if (isDot(first) || isLabel) return withoutLabelsRest(glyphs.slice(1))
  const isOdd = nearestOf(first) > Math.max(ODD, WORSE * usualOf(glyphs.slice(1)))
  const heard = [...first.support].reduce(
    (sum, [letter, share]) => sum + (isSurnameEver(letter) ? share : 0),
    0,
  )
  const isFollowed = isSurnameLike(second)
  return isOdd && isFollowed && heard < READ / 2 ? withoutLabelsRest(glyphs.slice(1)) : glyphs
}

/** A reading counts by how sure it is of the letter: those of a bad photo guess, each another one. */
const weightAt = ({ confidence, confidences, weight = 1 }: VoteCandidate, at: number): number =>
  weight * (GUESS + (1 - GUESS) * Math.min(confidence, confidences?.[at] ?? 1))
const GUESS = 0.15

/** What it costs to leave a cut or a letter without the other. */
const ALONE = 0.8

/**
 * For each cut the place of the letter that was read there; -1 for none. Where engines read as many letters as there are
 * cuts, letter answers to letter; else each goes where it looks like the cut.
 */
function placesOf(glyphs: readonly GlyphLetterReading[], letters: readonly string[]): readonly number[] {
  if (letters.length === glyphs.length) return glyphs.map((_, at) => at)
  const unlike = glyphs.map((glyph) => letters.map((letter) => unlikeness(glyph, letter)))
  const best: { cost: number; places: readonly number[] }[][] = []
  for (let cut = 0; cut <= glyphs.length; cut += 1) {
    const row: { cost: number; places: readonly number[] }[] = []
    best.push(row)
    for (let letter = 0; letter <= letters.length; letter += 1) {
      const ways = [
        cut > 0 && letter > 0
          ? extend(best[cut - 1]?.[letter - 1], unlike[cut - 1]?.[letter - 1] ?? 1, letter - 1)
          : null,
        cut > 0 ? extend(best[cut - 1]?.[letter], ALONE, -1) : null,
        letter > 0 ? extend(row[letter - 1], ALONE, null) : null,
      ].filter((way) => way !== null)
      row.push(ways.toSorted((one, other) => one.cost - other.cost)[0] ?? { cost: 0, places: [] })
    }
  }
  return best[glyphs.length]?.[letters.length]?.places ?? []
}

type Places = { readonly cost: number; readonly places: readonly number[] }

const extend = (from: Places | undefined, cost: number, place: number | null): Places => ({
  cost: (from?.cost ?? 0) + cost,
  places: place === null ? (from?.places ?? []) : [...(from?.places ?? []), place],
})

/** Distances’ roots farther apart than this are of different letters. */
const DIFFERENT = 14

/** 0 where a cut looks like the letter as much as like any, 1 where it does not at all. */
function unlikeness({ ranked }: GlyphLetterReading, letter: string): number {
  const nearest = Math.sqrt(ranked[0]?.distance ?? 0)
  const own = ranked
    .filter((one) => foldForm(one.letter) === foldForm(letter))
    .map(({ distance }) => distance)
  return own.length === 0 ? 1 : Math.min(1, (Math.sqrt(Math.min(...own)) - nearest) / DIFFERENT)
}
