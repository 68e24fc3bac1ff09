import type { GameSort } from '@gamehall/contract/games'
import type { GameRow } from './catalogue-queries.ts'

interface Order {
  readonly sort?: GameSort | null | undefined
  readonly first?: readonly string[] | null | undefined
}

/** Above any rank; such a game keeps its place among its like. */
const LAST = Number.MAX_SAFE_INTEGER

const KEYS: Readonly<Record<GameSort, (game: GameRow) => number>> = {
  hot: ({ popularity_rank }) => popularity_rank ?? LAST,
  new: ({ added_at }) => -(added_at?.getTime() ?? 0),
  return: ({ rtp }) => (rtp === null ? LAST : -Number(rtp)),
}

/** Sorts games in lobby order by what is asked; the caller's own games come first. Equal games keep the lobby's order. */
export function sortGames(games: readonly GameRow[], { sort, first }: Order): readonly GameRow[] {
  const own = new Map(first?.map((gid, at) => [gid, at]))
  const key = sort == null ? () => 0 : KEYS[sort]
  return games.toSorted((a, b) => (own.get(a.gid) ?? LAST) - (own.get(b.gid) ?? LAST) || key(a) - key(b))
}
