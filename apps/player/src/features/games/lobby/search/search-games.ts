import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { slipsWithin } from './edit-distance.ts'
import { type CharacterSounds, indexOfSound, readHomophones } from './homophones.ts'
import { normalizeSearchText, parseSearchQuery } from './normalize-search-text.ts'

/** A game's words as they are compared. */
export interface SearchableGame {
  readonly gid: string
  readonly names: readonly string[]
  readonly readings: readonly string[]
  readonly groups: readonly string[]
}

/** What the search needs, of all games. */
export interface SearchIndex {
  readonly games: readonly SearchableGame[]
  readonly simplified: ReadonlyMap<string, string>
  readonly sounds: CharacterSounds
}

export function prepareSearch({
  list,
  simplified,
  homophones,
}: CallResponse<'getGameSearchIndex'>): SearchIndex {
  const games = list.map(({ gid, names, readings, groups }) => ({
    gid,
    names: names.map(normalizeSearchText),
    readings: readings.map(normalizeSearchText),
    groups: groups.map(normalizeSearchText),
  }))
  return { games, simplified: new Map(Object.entries(simplified)), sounds: readHomophones(homophones) }
}

/** How far a match is from what was typed; lower is better. */
const RANK = {
  name: 0,
  nameStart: 1,
  reading: 2,
  readingStart: 3,
  inName: 4,
  inReading: 5,
  group: 6,
} as const

/**
 * The ids of the games that the text means, the best first, equal ones in the given order: by name, alias, pinyin, zhuyin and
 * platform. Simplified characters count as the traditional ones. Other characters of the same sound count only where nothing
 * fits as it was typed, and slips of the finger only where nothing sounds alike.
 */
export function searchGames({ games, simplified, sounds }: SearchIndex, typed: string): readonly string[] {
  const query = parseSearchQuery(typed)
  const fold = (written: string) => [...written].map((char) => simplified.get(char) ?? char).join('')
  const text = fold(query.text)
  const meanings = [...new Set([...query.meanings, text])].filter((meaning) => meaning !== '')
  if (meanings.length === 0) return []
  const exact = rankGames(games, (game) => Math.min(...meanings.map((meaning) => rankOf(game, meaning))))
  if (exact.length > 0) return exact
  const alike = rankGames(games, (game) => soundRankOf(game, text, sounds))
  if (alike.length > 0) return alike
  const most = mostSlips(text)
  if (most === 0) return []
  return rankGames(games, ({ names, readings }) => {
    const slips = Math.min(
      ...meanings.flatMap((meaning) =>
        [...names, ...readings.filter((word) => [...word].length > 3)].map((word) =>
          slipsWithin(meaning, word),
        ),
      ),
    )
    return slips <= most ? slips : Number.POSITIVE_INFINITY
  })
}

function rankGames(
  games: readonly SearchableGame[],
  rank: (game: SearchableGame) => number,
): readonly string[] {
  return games
    .map((game) => ({ gid: game.gid, rank: rank(game) }))
    .filter((found) => Number.isFinite(found.rank))
    .sort((a, b) => a.rank - b.rank)
    .map(({ gid }) => gid)
}

function rankOf({ names, readings, groups }: SearchableGame, text: string): number {
  if (names.includes(text)) return RANK.name
  if (names.some((name) => name.startsWith(text))) return RANK.nameStart
  if (readings.includes(text)) return RANK.reading
  if (readings.some((reading) => reading.startsWith(text))) return RANK.readingStart
  if (names.some((name) => name.includes(text))) return RANK.inName
  // One sign of a reading in the middle would find nearly everything.
  if (text.length > 1 && readings.some((reading) => reading.includes(text))) return RANK.inReading
  if (groups.some((group) => group.includes(text))) return RANK.group
  return Number.POSITIVE_INFINITY
}

function soundRankOf({ names, groups }: SearchableGame, text: string, sounds: CharacterSounds): number {
  const places = names.map((name) => indexOfSound(name, text, sounds))
  if (places.includes(0)) return RANK.nameStart
  // The sound of one character within a name would find what nobody means.
  if ([...text].length === 1) return Number.POSITIVE_INFINITY
  if (places.some((place) => place > 0)) return RANK.inName
  return groups.some((group) => indexOfSound(group, text, sounds) >= 0)
    ? RANK.group
    : Number.POSITIVE_INFINITY
}

/** How many slips a text of this length may have. */
function mostSlips(text: string): number {
  const { length } = [...text]
  if (length < 3) return 0
  return length < 6 ? 1 : length < 10 ? 2 : 3
}
