// The arcade's games: one line a game, its module. Its face is registered in `faces.ts`.
export { blackjack } from './blackjack/module.ts'
export { dragonGate } from './dragon-gate/module.ts'
export { mines } from './mines/module.ts'
export { neonSevens } from './neon-sevens/module.ts'
export { pearlTide } from './pearl-tide/module.ts'
export { plinko } from './plinko/module.ts'
export { rocketCrash } from './rocket-crash/module.ts'
export { roulette } from './roulette/module.ts'
