import type { GameCallName, gameCalls } from '../../../src/game-api/schema.ts'

/**
 * The path of each call, type-checked against the schema. Importing the schema itself would bundle the whole validator into
 * every game page.
 */
export const callPaths: { readonly [N in GameCallName]: (typeof gameCalls)[N]['path'] } = {
  openSession: 'session/open',
  resumeSession: 'session/resume',
  getBalance: 'balance',
  refillDemo: 'demo/refill',
  openRound: 'rounds/open',
  actOnRound: 'rounds/act',
  rotateSeed: 'fairness/rotate',
  setClientSeed: 'fairness/client-seed',
  listRounds: 'rounds/list',
  getRound: 'rounds/get',
}
