export { readSettledVolume } from './bets/read-settled-volume.ts'
export { checkDepositAllowed } from './limits/check-play-allowed.ts'
export { isOnBreak } from './limits/players-on-break.ts'
