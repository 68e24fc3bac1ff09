import type { GamePlay, RoundContext, Step } from '../../src/games/game-module.ts'
import { netValidBet } from '../../src/games/net-valid-bet.ts'
import { formatAmount, parseAmount } from '../../src/wallet/amount.ts'
import { formatMultiplier, minesMultiplier, minesPayout, minesPickLimit, placeMines } from './rules.ts'
import type { MinesAction, MinesBet, MinesState, MinesView } from './schemas.ts'

type Round = RoundContext<MinesBet>

/** The seeds fix where the mines are; every step derives them again from the start of the round's stream. */
const mineTilesOf = ({ mines }: MinesState, { stream }: Round) => placeMines(stream.fromStart(), mines)

/** Pick by pick until a mine is hit, the player cashes out or no further pick is allowed. */
export const minesPlay: GamePlay<MinesBet, MinesState, MinesAction, MinesView> = {
  open: ({ amount, mines }) => ({
    state: { mines, picks: [], hit: null },
    stake: parseAmount(amount) ?? 0n,
    isOver: false,
  }),
  act(state, action, round) {
    if (action.kind === 'pick') return pick(state, action.tile, round)
    return state.picks.length === 0 ? null : cashOut(state, round)
  },
  isRepeated: (state, action, { status }) =>
    action.kind === 'pick' ? state.picks.includes(action.tile) : status !== 'OPEN',
  expire: (state, round) => (state.picks.length === 0 ? { state, isOver: 'void' } : cashOut(state, round)),
  view(state, round) {
    const { mines, picks, hit } = state
    const isOpen = round.status === 'OPEN'
    const safePicks = hit === null ? picks.length : picks.length - 1
    const priceOf = (count: number) => ({
      multiplier: formatMultiplier(minesMultiplier(mines, count)),
      payout: formatAmount(minesPayout(round.staked, mines, count)),
    })
    const now = safePicks > 0 ? priceOf(safePicks) : null
    const next = isOpen && safePicks < minesPickLimit(round.staked, mines) ? priceOf(safePicks + 1) : null
    return {
      mines,
      picks,
      hit_tile: hit,
      mine_tiles: isOpen ? null : mineTilesOf(state, round),
      multiplier: now?.multiplier ?? null,
      payout: now?.payout ?? null,
      next_multiplier: next?.multiplier ?? null,
      next_payout: next?.payout ?? null,
    }
  },
  validBet: (_state, { staked, paid }) => netValidBet(staked, paid),
}

/** Opens a tile: a mine ends the round, the last allowed tile cashes it out. */
function pick(state: MinesState, tile: number, round: Round): Step<MinesState> {
  const isMine = mineTilesOf(state, round).includes(tile)
  const after = { ...state, picks: [...state.picks, tile], hit: isMine ? tile : null }
  if (isMine) return { state: after, isOver: true }
  const isLast = after.picks.length >= minesPickLimit(round.staked, state.mines)
  return isLast ? cashOut(after, round) : { state: after, isOver: false }
}

const cashOut = (state: MinesState, { staked }: Round): Step<MinesState> => ({
  state,
  pay: minesPayout(staked, state.mines, state.picks.length),
  isOver: true,
})
