import type { PostResult } from '../posting/posting.ts'
import type { PreparedPosting } from '../posting/prepare-posting.ts'

export type Waiting = {
  prepared: PreparedPosting
  resolve: (result: PostResult) => void
  reject: (error: unknown) => void
}

/** Postings in the order they came, of which no two that are under way share a key. */
export class WaitingLine {
  private waiting: Waiting[] = []
  private readonly keysUnderWay = new Set<string>()

  get isIdle(): boolean {
    return this.waiting.length === 0 && this.keysUnderWay.size === 0
  }

  add(one: Waiting): void {
    this.waiting.push(one)
  }

  /** The oldest of them, at most so many. A key that is under way waits until its first answer is known. */
  take(most: number): Waiting[] {
    const taken: Waiting[] = []
    const left: Waiting[] = []
    let looked = 0
    for (const one of this.waiting) {
      if (taken.length >= most) break
      looked += 1
      const { key } = one.prepared.posting
      if (this.keysUnderWay.has(key)) {
        left.push(one)
      } else {
        this.keysUnderWay.add(key)
        taken.push(one)
      }
    }
    this.waiting = [...left, ...this.waiting.slice(looked)]
    return taken
  }

  /** Answers those taken: each with its outcome, in their order. */
  settle(taken: readonly Waiting[], outcomes: readonly PromiseSettledResult<PostResult>[]): void {
    taken.forEach(({ prepared, resolve, reject }, index) => {
      this.keysUnderWay.delete(prepared.posting.key)
      const outcome = outcomes[index]
      if (outcome?.status === 'fulfilled') resolve(outcome.value)
      else reject(outcome?.reason)
    })
  }
}
