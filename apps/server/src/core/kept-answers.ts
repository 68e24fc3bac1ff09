interface Kept<T> {
  readonly madeAt: number
  readonly mark: number
  readonly answer: Promise<T>
}

/**
 * Answers that are the same for everybody, each made at most once in its time and mark, however many ask.
 * `markOf` answers another number once everything made before is out of date.
 */
export function createKeptAnswers<T>(
  markOf: () => number = () => 0,
  now: () => number = () => performance.now(),
) {
  const kept = new Map<string, Kept<T>>()
  return {
    /** The kept answer, or a new one when it is older than `freshMs`. One that could not be made is not kept. */
    read(key: string, freshMs: number, make: () => Promise<T>): Promise<T> {
      const mark = markOf()
      const last = kept.get(key)
      if (last?.mark === mark && now() - last.madeAt < freshMs) return last.answer
      const made = { madeAt: now(), mark, answer: make() }
      kept.set(key, made)
      made.answer.catch(() => {
        if (kept.get(key) === made) kept.delete(key)
      })
      return made.answer
    },
  }
}
