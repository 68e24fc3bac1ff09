/** Reads the total duration of the provider's calls from the server's `/metrics`. */
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

/** The mean duration between two readings, in ms; 0 without calls. */
export function meanBetween(before: ProviderTime, after: ProviderTime): number {
  const count = after.count - before.count
  return count === 0 ? 0 : (after.sumMs - before.sumMs) / count
}
