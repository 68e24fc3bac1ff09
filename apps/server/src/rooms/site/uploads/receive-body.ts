import type { Readable } from 'node:stream'

/** The minimum transfer rate of an upload. */
export interface Pace {
  /** Minimum bytes per window. */
  readonly windowMs: number
  readonly leastBytes: number
  readonly longestMs: number
}

/** Permits slow mobile networks: a video over a weak connection takes about three minutes. */
export const DEFAULT_PACE: Pace = { windowMs: 10_000, leastBytes: 40_000, longestMs: 175_000 }

export type Received = Buffer | 'too long' | 'too slow' | 'broken'

/**
 * Reads a body of at most `maxBytes`: `too long` when it exceeds them, `too slow` below the minimum rate, `broken` when the
 * connection ends. `count` gets the size of every chunk before it is kept, and returns false to stop (`refused`).
 */
export async function receiveBody(
  body: Readable,
  maxBytes: number,
  count: (bytes: number) => boolean,
  pace: Pace,
): Promise<Received | 'refused'> {
  const chunks: Buffer[] = []
  const watch = watchPace(pace)
  const iterator = body.iterator({ destroyOnReturn: false })[Symbol.asyncIterator]()
  let length = 0
  try {
    for (;;) {
      const step = await Promise.race([iterator.next(), watch.tooSlow])
      if (step === 'too slow') return step
      if (step.done === true) return Buffer.concat(chunks)
      const chunk: Buffer = step.value
      length += chunk.length
      if (length > maxBytes) return 'too long'
      if (!count(chunk.length)) return 'refused'
      watch.hear(chunk.length)
      chunks.push(chunk)
    }
  } catch {
    return 'broken'
  } finally {
    watch.stop()
  }
}

function watchPace({ windowMs, leastBytes, longestMs }: Pace) {
  const { promise, resolve } = Promise.withResolvers<'too slow'>()
  let inWindow = 0
  const window = setInterval(() => {
    if (inWindow < leastBytes) resolve('too slow')
    inWindow = 0
  }, windowMs)
  const longest = setTimeout(() => resolve('too slow'), longestMs)
  return {
    tooSlow: promise,
    hear(bytes: number) {
      inWindow += bytes
    },
    stop() {
      clearInterval(window)
      clearTimeout(longest)
    },
  }
}
