import { z } from 'zod'
import { chainRoundOf } from '../fairness/chain-round.ts'
import { createRandomStream } from '../fairness/random-stream.ts'
import { moneySchema } from '../game-api/schema.ts'
import type { SharedRules } from '../games/game-module.ts'
import { defineGame, type GamePlay, type Step } from '../games/game-module.ts'
import { checkSpot, mainSpot } from '../games/spot-limits.ts'
import { formatAmount, parseAmount } from '../wallet/amount.ts'

const betSchema = z.object({ amount: moneySchema, target: z.int().min(1).max(50).nullable() })
const actionSchema = z.object({ kind: z.enum(['land', 'cancel', 'raise']) })
const stateSchema = z.object({
  amount: moneySchema,
  target: z.int().nullable(),
  /** Where the bet landed. */
  height: z.int().nullable(),
})
const outcomeSchema = z.object({ burst: z.int() })
type Bet = z.infer<typeof betSchema>
type Action = z.infer<typeof actionSchema>
type State = z.infer<typeof stateSchema>

/** The balloon rises by one in this time. */
export const RISE_MS = 100
const HIGHEST = 50
const LOWEST_BURST = 5
const minorOf = (amount: string) => parseAmount(amount) ?? 0n
const burstOf = (outcome: unknown) => outcomeSchema.parse(outcome).burst

const land = (state: State, height: number): Step<State> => ({
  state: { ...state, height },
  pay: minorOf(state.amount) * BigInt(height),
  isOver: true,
})

/** A balloon rises until it bursts; a bet pays its stake times the height at which it landed. */
const play: GamePlay<Bet, State, Action, State> = {
  open: ({ amount, target }) => ({
    state: { amount, target, height: null },
    stake: minorOf(amount),
    isOver: false,
  }),
  act(state, { kind }, { moment }) {
    if (moment === undefined || state.height !== null) return null
    if (kind !== 'land') {
      if (moment.phase !== 'BETTING') return null
      if (kind === 'cancel') return { state, isOver: 'void' }
      const raised = minorOf(state.amount)
      return { state: { ...state, amount: formatAmount(raised * 2n) }, stake: raised, isOver: false }
    }
    if (moment.outcome === null) return null
    const height = Math.floor(moment.elapsedMs / RISE_MS)
    const burst = burstOf(moment.outcome)
    if (state.target !== null && state.target <= Math.min(height, burst)) return land(state, state.target)
    return height >= 1 && height < burst ? land(state, height) : null
  },
  isRepeated: (state, { kind }) => kind === 'land' && state.height !== null,
  view: (state) => state,
  validBet: (_state, { staked }) => staked,
}

const shared: SharedRules<Bet, State, Action> = {
  timing: { bettingMs: 10_000, closedMs: 1_000, resultMs: 2_000 },
  reveals: 'end',
  betsPerPlayer: 2,
  maxExposure: 10_000_000n,
  maxPlayerExposure: 5_000_000n,
  historySize: 5,
  outcomeSchema,
  tableOf: () => 'standard',
  draw: (_table, stream) => ({ burst: LOWEST_BURST + stream.nextInt(HIGHEST + 1 - LOWEST_BURST) }),
  runMs: (outcome) => burstOf(outcome) * RISE_MS,
  maxPay: ({ amount, target }) => minorOf(amount) * BigInt(target ?? HIGHEST),
  dueMs: ({ target }) => (target === null ? null : target * RISE_MS),
  dueAction: { kind: 'land' },
  settle(state, { moment }) {
    const burst = burstOf(moment?.outcome)
    const { target } = state
    if (moment?.phase === 'VOIDING') {
      const isReached = target !== null && target * RISE_MS <= moment.elapsedMs && target <= burst
      return isReached ? land(state, target) : { state, isOver: 'void' }
    }
    return target !== null && target <= burst ? land(state, target) : { state, isOver: true }
  },
  publicBet: ({ height }) => ({ height }),
}

const LIMITS = { min: 100n, max: 100_000n, choices: [], step: 100n, start: 1_000n }

/** A game of the arcade's own tests, with shared rounds. */
export const balloon = defineGame({
  ...play,
  id: 'balloon',
  platform: 'aurora_instant',
  names: { 'zh-TW': '氣球', en: 'Balloon' },
  releasedAt: '2026-11-01T00:00:00Z',
  themeColor: '#000000',
  rulesVersion: 1,
  volatility: 'low',
  tables: [{ id: 'standard', spots: { main: LIMITS }, maxWin: 5_000_000n }],
  rounds: 'shared',
  shared,
  schemas: { bet: betSchema, state: stateSchema, action: actionSchema, view: stateSchema },
  checkBet: ({ amount }, table) => checkSpot(minorOf(amount), mainSpot(table)),
  verify(seeds, bet) {
    const { state, stake = 0n } = play.open(bet, createRandomStream(seeds))
    const round = chainRoundOf(seeds)
    const outcome = shared.draw('standard', round.streamBefore(0), round)
    const burst = burstOf(outcome)
    const isReached = bet.target !== null && bet.target <= burst
    const end: Step<State> = isReached ? land(state, bet.target ?? 0) : { state, isOver: true }
    return { view: end.state, staked: stake, paid: end.pay ?? 0n }
  },
  verifyParams: ({ amount, target }) => ({ bet: amount, target: `${target ?? ''}` }),
  proof: { kind: 'exact', rtp: () => '100.00' },
})
