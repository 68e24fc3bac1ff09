/** The worth of one act, in TWD cents. */
export interface FourEyesStake {
  /** Who gets it; null for no one player. */
  readonly playerId: bigint | null
  readonly worthMinor: bigint
  /** From this worth, in TWD cents, the act needs two operators; default: `FourEyesLimits.actMinor`. */
  readonly limitMinor?: bigint
}
