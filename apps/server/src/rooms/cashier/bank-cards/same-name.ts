/**
 * Whether two names are equal, ignoring character width, spaces, separators between the parts of a name and letter case.
 */
export const isSameName = (one: string, other: string): boolean => plainName(one) === plainName(other)

const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\s.,·‧•・'’-]/gu, '')
    .toUpperCase()
