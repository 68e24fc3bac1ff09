export { authenticate } from './authenticate.ts'
export { changeAutoTransfer, findPlayer, type Player } from './player-queries.ts'
