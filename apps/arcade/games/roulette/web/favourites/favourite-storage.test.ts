import { expect, it } from 'vitest'
import { MAX_FAVOURITES, readFavourites, writeFavourites } from './favourite-storage.ts'

function createStorage(first: string | null = null) {
  let text = first
  return () => ({
    getItem: () => text,
    setItem(_key: string, value: string) {
      text = value
    },
  })
}

it('keeps chips across visits', () => {
  const storage = createStorage()
  const favourites = [[{ spot: 'red', stake: 5_000n }], [{ spot: 'split-1-2', stake: 1_000n }]]
  writeFavourites(storage, favourites)
  expect(readFavourites(storage)).toEqual(favourites)
})

it.each([
  ['nothing', null],
  ['no list', '{"a":1}'],
  ['broken text', '[[['],
  ['an unknown spot', '[[["straight-99","1000"]]]'],
  ['an amount that is none', '[[["red","-5"]],[["red",5]]]'],
])('skips %s', (_what, saved) => {
  expect(readFavourites(createStorage(saved))).toEqual([])
})

it('reads no more than it shows, and nothing where storage is forbidden', () => {
  const many = JSON.stringify(Array.from({ length: 20 }, () => [['red', '1000']]))
  expect(readFavourites(createStorage(many))).toHaveLength(MAX_FAVOURITES)
  const forbidden = () => {
    throw new Error('no storage')
  }
  expect(readFavourites(forbidden)).toEqual([])
  expect(() => writeFavourites(forbidden, [])).not.toThrow()
})
