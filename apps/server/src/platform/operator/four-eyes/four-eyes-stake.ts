/** The worth of one act to a player, in TWD cents. */
export interface FourEyesStake {
  readonly playerId: bigint
  readonly worthMinor: bigint
  /** From this worth, in TWD cents, the act needs two operators; default: `FourEyesLimits.actMinor`. */
  readonly limitMinor?: bigint
}
