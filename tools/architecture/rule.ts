import type { Tree } from './tree.ts'

/** One violation of a rule; `message` states what is wrong and what to do instead. */
export interface Violation {
  readonly path: string
  readonly line: number
  readonly message: string
}

export interface Rule {
  readonly name: string
  /** What the rule's violations are, when their number is printed even if it is 0. */
  readonly counts?: string
  readonly check: (tree: Tree) => Iterable<Violation>
}
