import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { slipsWithin } from './edit-distance.ts'
import { normalizeSearchText, parseSearchQuery } from './normalize-search-text.ts'

type IndexedGame = CallResponse<'getGameSearchIndex'>['list'][number]

/** A game's words as they are compared. */
export interface SearchableGame {
  readonly gid: string
  readonly names: readonly string[]
  readonly readings: readonly string[]
  readonly groups: readonly string[]
}

export function prepareSearch(list: readonly IndexedGame[]): readonly SearchableGame[] {
  return list.map(({ gid, names, readings, groups }) => ({
    gid,
    names: names.map(normalizeSearchText),
    readings: readings.map(normalizeSearchText),
    groups: groups.map(normalizeSearchText),
  }))
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
 * platform. Slips of the finger count only where nothing fits as it was typed.
 */
export function searchGames(games: readonly SearchableGame[], typed: string): readonly string[] {
  const { text, meanings } = parseSearchQuery(typed)
  if (meanings.length === 0) return []
  const exact = rankGames(games, (game) => Math.min(...meanings.map((meaning) => rankOf(game, meaning))))
  if (exact.length > 0) return exact
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

/** How many slips a text of this length may have. */
function mostSlips(text: string): number {
  const { length } = [...text]
  if (length < 3) return 0
  return length < 6 ? 1 : length < 10 ? 2 : 3
}
