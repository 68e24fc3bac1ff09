/** What one runner found. `output` is shown when something failed. */
export interface CheckResult {
  readonly passed: number
  readonly failed: number
  readonly output: string
}

/** One runner of `npm test`. */
export interface Check {
  readonly name: string
  /** A check that uses every core by itself runs alone. */
  readonly isHeavy: boolean
  readonly run: () => Promise<CheckResult>
}
