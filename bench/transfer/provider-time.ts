/** What the provider's calls have taken so far, by the server's own `/metrics`. */
export interface ProviderTime {
  readonly sumMs: number
  readonly count: number
}

const LINE = /^http_request_duration_seconds_(sum|count)\{([^}]*)\} (\S+)$/gm
const PROVIDER = /route="\/arcade\/provider\//

export async function readProviderTime(url: string): Promise<ProviderTime> {
  const text = await (await fetch(new URL('metrics', url))).text()
  let sumMs = 0
  let count = 0
  for (const [, series, labels, value] of text.matchAll(LINE)) {
    if (!PROVIDER.test(labels ?? '')) continue
    if (series === 'sum') sumMs += Number(value) * 1000
    else count += Number(value)
  }
  return { sumMs, count }
}

/** The mean of what happened between two readings, in ms; 0 when nothing did. */
export function meanBetween(before: ProviderTime, after: ProviderTime): number {
  const count = after.count - before.count
  return count === 0 ? 0 : (after.sumMs - before.sumMs) / count
}
