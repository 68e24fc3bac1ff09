/**
 * Whether a holder's name is the verified one: full-width letters, spaces, dots between the parts of a name and the size of
 * letters make no other name.
 */
export const isSameName = (one: string, other: string): boolean => plainName(one) === plainName(other)

const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\s.,·‧•・'’-]/gu, '')
    .toUpperCase()
