const requested = new Set<string>()

/**
 * Has the browser load the files of a game's page in advance, each once; the page in its frame then takes them from the cache.
 * Without `crossorigin`: a file from the cache serves the page's scripts whatever their mode. Not for players who save data.
 */
export function prefetchFiles(addresses: readonly string[]): void {
  if (savesData()) return
  for (const address of addresses) {
    if (requested.has(address) || !isOfThisSite(address)) continue
    requested.add(address)
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = address
    document.head.append(link)
  }
}

/** Browsers keep a cache for each site: what this page loads from another site, that site's frame would load again. */
function isOfThisSite(address: string): boolean {
  const { hostname } = new URL(address, location.href)
  return hostname === location.hostname || hostname.endsWith(`.${location.hostname}`)
}

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: Connection }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
