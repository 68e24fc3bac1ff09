import type { PostResult } from '../posting/posting.ts'
import type { PreparedPosting } from '../posting/prepare-posting.ts'

export type QueuedPosting = {
  prepared: PreparedPosting
  resolve: (result: PostResult) => void
  reject: (error: unknown) => void
}

/** A FIFO queue of postings; no two postings in progress share a key. */
export class PostingQueue {
  private waiting: QueuedPosting[] = []
  private readonly keysUnderWay = new Set<string>()

  get isIdle(): boolean {
    return this.waiting.length === 0 && this.keysUnderWay.size === 0
  }

  add(one: QueuedPosting): void {
    this.waiting.push(one)
  }

  /** Takes the oldest postings, at most `most`. Skips postings whose key is in progress. */
  take(most: number): QueuedPosting[] {
    const taken: QueuedPosting[] = []
    const left: QueuedPosting[] = []
    let visited = 0
    for (const one of this.waiting) {
      if (taken.length >= most) break
      visited += 1
      const { key } = one.prepared.posting
      if (this.keysUnderWay.has(key)) {
        left.push(one)
      } else {
        this.keysUnderWay.add(key)
        taken.push(one)
      }
    }
    this.waiting = [...left, ...this.waiting.slice(visited)]
    return taken
  }

  /** Settles taken postings with their outcomes, in order, and releases their keys. */
  settle(taken: readonly QueuedPosting[], outcomes: readonly PromiseSettledResult<PostResult>[]): void {
    taken.forEach(({ prepared, resolve, reject }, index) => {
      this.keysUnderWay.delete(prepared.posting.key)
      const outcome = outcomes[index]
      if (outcome?.status === 'fulfilled') resolve(outcome.value)
      else reject(outcome?.reason)
    })
  }
}
