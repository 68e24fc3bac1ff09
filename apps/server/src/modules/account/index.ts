export { authenticate } from './authenticate.ts'
export { readPlayerLocale } from './player-locale.ts'
export { changeAutoTransfer, findPlayer, type Player } from './player-queries.ts'
