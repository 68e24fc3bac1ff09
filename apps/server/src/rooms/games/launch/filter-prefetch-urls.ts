/** Of the addresses that a provider lists, those that a browser may be told to load: paths on this origin, and the origins of games. */
export const filterPrefetchUrls = (addresses: readonly string[], gameOrigins: readonly string[]): string[] =>
  addresses.filter((address) => {
    if (!URL.canParse(address, OWN)) return false
    const { origin } = new URL(address, OWN)
    return origin === OWN ? address.startsWith('/') : gameOrigins.includes(origin)
  })

/** Stands for this origin, whichever it is. */
const OWN = 'https://own.invalid'
