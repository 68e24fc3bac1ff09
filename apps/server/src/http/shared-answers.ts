import type { Locale } from '@gamehall/contract/constants'

interface Kept {
  readonly madeAt: number
  readonly bytes: Promise<Buffer>
}

/** Serialized answers that are the same for everybody of a language, each made at most once in its time. */
export function createSharedAnswers(now: () => number = () => performance.now()) {
  const kept = new Map<string, Kept>()
  return {
    /** The kept answer, or a new one when it is older than `freshMs`. One that could not be made is not kept. */
    read(name: string, locale: Locale, freshMs: number, make: () => Promise<unknown>): Promise<Buffer> {
      const key = `${name} ${locale}`
      const last = kept.get(key)
      if (last !== undefined && now() - last.madeAt < freshMs) return last.bytes
      const bytes = make().then((answer) => Buffer.from(JSON.stringify(answer)))
      const made = { madeAt: now(), bytes }
      kept.set(key, made)
      bytes.catch(() => {
        if (kept.get(key) === made) kept.delete(key)
      })
      return bytes
    },
  }
}
