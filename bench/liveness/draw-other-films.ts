import type { FilmPrint } from '../../apps/server/src/rooms/identity/index.ts'

/** Deterministic numbers from 0 to 1. */
function createDraw(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Farther from the way of any other film than two takes of one person are from each other. */
const ELSEWHERE = 0.2

/**
 * Films drawn from the prints of real ones, which stand for kept films that share parts with these but are others: each bit of a hash is
 * turned with this probability, and the face goes another way through the picture. So none of them can be taken for the film that is looked for.
 */
export function drawOtherFilms(films: readonly FilmPrint[], count: number, turned: number): FilmPrint[] {
  const draw = createDraw(count + films.length)
  return Array.from({ length: count }, (_, at) => {
    const film = films[at % films.length] ?? []
    return film.map(({ hash, x, y }, frame) => ({
      hash: hash.map((byte) => {
        let other = byte
        for (let bit = 0; bit < 8; bit += 1) if (draw() < turned) other ^= 1 << bit
        return other
      }),
      x: x + (frame % 2) * ELSEWHERE,
      y,
    }))
  })
}
