export { readSettledVolume } from './bets/read-settled-volume.ts'
export { checkDepositAllowed } from './limits/check-play-allowed.ts'
