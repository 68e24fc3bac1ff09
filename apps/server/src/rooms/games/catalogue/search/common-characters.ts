import { hasHan } from './pinyin-syllables.ts'

/** The levels of Big5 and GB 2312 that hold the common characters: first and last lead byte, ranges of the second. */
const LEVELS = [
  { encoding: 'big5', lead: [0xa4, 0xc6], trail: [0x40, 0x7e] },
  { encoding: 'big5', lead: [0xa4, 0xc6], trail: [0xa1, 0xfe] },
  { encoding: 'gb2312', lead: [0xb0, 0xd7], trail: [0xa1, 0xfe] },
] as const

/** The 6,700 characters in everyday use, traditional and simplified. */
export function commonCharacters(): readonly string[] {
  const found = LEVELS.flatMap(({ encoding, lead, trail }) => {
    const decoder = new TextDecoder(encoding)
    return range(lead).flatMap((first) =>
      range(trail).map((second) => decoder.decode(Uint8Array.of(first, second))),
    )
  })
  return [...new Set(found)].filter((char) => [...char].length === 1 && hasHan(char))
}

const range = ([first, last]: readonly [number, number]): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)
