/** The result of one check. `output` is shown on failure. */
export interface CheckResult {
  readonly passed: number
  readonly failed: number
  readonly output: string
}

/** One runner of `npm test`. */
export interface Check {
  readonly name: string
  /** Runs alone, because it uses every core. */
  readonly isHeavy: boolean
  readonly run: () => Promise<CheckResult>
}
