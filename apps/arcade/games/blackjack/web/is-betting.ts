import type { BlackjackController } from './blackjack-types.ts'

/** Whether the player may bet: no round is open, and none is being shown. */
export const isBetting = ({ isBusy, round }: BlackjackController): boolean =>
  !isBusy && round?.status !== 'open'
