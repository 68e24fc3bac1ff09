/** The reels as the events of a round drive them. */
export interface ReelsHandle {
  start(): void
  land(reel: number, stop: number, isFast: boolean): Promise<void>
  /** Brings the reels to the given stops after a refused spin or a replay. */
  settle(stops: readonly number[]): Promise<void>
}
