// The games' faces in the browser: one line a game. Its page and verifier are chunks of their own.
export { blackjackFace } from './blackjack/web/face.ts'
export { dragonGateFace } from './dragon-gate/web/face.ts'
export { minesFace } from './mines/web/face.ts'
export { neonSevensFace } from './neon-sevens/web/face.ts'
export { pearlTideFace } from './pearl-tide/web/face.ts'
export { plinkoFace } from './plinko/web/face.ts'
export { rocketCrashFace } from './rocket-crash/web/face.ts'
export { rouletteFace } from './roulette/web/face.ts'
