import { z } from 'zod'
import { moneySchema } from '../game-api/schema.ts'
import { defineGame, type GamePlay, type Step } from '../games/game-module.ts'
import { replayRound } from '../games/replay-round.ts'
import { checkSpot, mainSpot } from '../games/spot-limits.ts'
import { formatAmount, parseAmount } from '../wallet/amount.ts'

const sideSchema = z.enum(['heads', 'tails'])
const betSchema = z.object({ amount: moneySchema, side: sideSchema })
/** `toss` plays for the pot; `raise` adds the same amount to the pot first. */
const actionSchema = z.object({ kind: z.enum(['toss', 'raise', 'take']) })
const stateSchema = z.object({ side: sideSchema, tosses: z.array(sideSchema), pot: moneySchema })
type Bet = z.infer<typeof betSchema>
type Action = z.infer<typeof actionSchema>
type State = z.infer<typeof stateSchema>

const minorOf = (amount: string) => parseAmount(amount) ?? 0n

/** A toss doubles the pot or loses it; the player may go on, raise, or take it. Every toss draws from where the last stopped. */
const play: GamePlay<Bet, State, Action, State> = {
  open: ({ amount, side }) => ({
    state: { side, tosses: [], pot: amount },
    stake: minorOf(amount),
    isOver: false,
  }),
  act(state, { kind }, { stream }): Step<State> | null {
    if (kind === 'take') return state.tosses.length === 0 ? null : take(state)
    const raise = kind === 'raise' ? minorOf(state.pot) : 0n
    const fallen = stream.nextInt(2) === 0 ? 'heads' : 'tails'
    const pot = fallen === state.side ? (minorOf(state.pot) + raise) * 2n : 0n
    return {
      state: { ...state, tosses: [...state.tosses, fallen], pot: formatAmount(pot) },
      ...(raise > 0n && { stake: raise }),
      isOver: pot === 0n,
    }
  },
  expire: (state) => (state.tosses.length === 0 ? { state, isOver: 'void' } : take(state)),
  view: (state) => state,
  validBet: (_state, { staked }) => staked,
}

const take = (state: State): Step<State> => ({ state, pay: minorOf(state.pot), isOver: true })

const LIMITS = { min: 100n, max: 100_000n, choices: [], step: 100n, start: 1_000n }

/** A game of the arcade's own tests: stepped, with stakes added on the way and draws at every step. */
export const coinToss = defineGame({
  ...play,
  id: 'coin-toss',
  platform: 'aurora_instant',
  names: { 'zh-TW': '擲銅板', en: 'Coin Toss' },
  releasedAt: '2026-11-01T00:00:00Z',
  themeColor: '#000000',
  rulesVersion: 1,
  volatility: 'low',
  tables: [{ id: 'standard', spots: { main: LIMITS }, maxWin: 100_000_000n }],
  rounds: 'stepped',
  schemas: { bet: betSchema, state: stateSchema, action: actionSchema, view: stateSchema },
  checkBet: ({ amount }, table) => checkSpot(minorOf(amount), mainSpot(table)),
  verify: (seeds, bet, actions) => replayRound(play, seeds, bet, actions),
  verifyParams: ({ bet, side, tosses }) => ({ bet, side, tosses: `${tosses.length}` }),
  proof: { kind: 'exact', rtp: () => '100.00' },
})
