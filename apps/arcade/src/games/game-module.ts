import type { z } from 'zod'
import type { PlatformCategory, PlatformKey } from '../catalogue/platforms.ts'
import type { ChainRound } from '../fairness/chain-round.ts'
import type { RandomStream, RoundStream, StreamSeeds } from '../fairness/random-stream.ts'
import type { Round } from '../game-api/schema.ts'
import type { BinPicture } from '../pictures/bin-picture.ts'
import type { RoundPicture } from '../pictures/round-picture.ts'
import type { BetItem } from './bet-item.ts'
import type { SharedMoment } from './shared-moment.ts'
import type { UncountedPart } from './uncounted.ts'
import type { Volatility } from './volatility.ts'

/** A game's name in each language. */
export interface GameNames {
  readonly 'zh-TW': string
  readonly en: string
}

/** The amounts that one spot of a table accepts, in minor units. */
export interface SpotLimits {
  readonly min: bigint
  readonly max: bigint
  /** The allowed stakes, ascending. Empty: any multiple of `step` from `min` to `max`. */
  readonly choices: readonly bigint[]
  readonly step: bigint
  readonly start: bigint
}

/** The limits of one table; a game with a single spot calls it `main`. */
export interface TableLimits {
  readonly id: string
  readonly spots: Readonly<Record<string, SpotLimits>>
  /** Maximum payout of one round, in minor units. */
  readonly maxWin: bigint
}

/** Why a table refuses a bet. */
export type BetFault = 'below_minimum' | 'above_maximum' | 'not_a_choice'

/** What a step of a round changes. Amounts are minor units. */
export interface Step<State> {
  readonly state: State
  /** Taken from the wallet before the step counts: the first stake, a double, a split, an insurance. */
  readonly stake?: bigint
  /** Paid to the wallet by this step. */
  readonly pay?: bigint
  /** Whether the round is over; `void` also returns every stake of the round. */
  readonly isOver: boolean | 'void'
}

/** What a round's rules may read besides its state. */
export interface RoundContext<Bet> {
  readonly bet: Bet
  /** All stakes and payouts of the round so far, in minor units. */
  readonly staked: bigint
  readonly paid: bigint
  readonly status: 'OPEN' | 'SETTLED' | 'VOID'
  /** Continues where the last step stopped; `fromStart` reads what was fixed when the round opened and is never stored. */
  readonly stream: RoundStream
  /** The outcome of the shared round once its run has ended; null before, and when it was interrupted. Absent in rounds of one player. */
  readonly outcome?: object | null
  /** The state of the shared round; absent in rounds of one player. Only `SharedRules.draw` reads its stream. */
  readonly moment?: SharedMoment
}

/**
 * The rules of a round: pure functions without schemas, so that the verifier runs them in the browser. A step is computed more
 * than once (to learn its stake, then to apply it) and must give the same result each time.
 */
export interface GamePlay<Bet, State, Action, View extends object> {
  /** Opens a round. The stake of the step is what the bet costs, above zero. */
  open(bet: Bet, stream: RandomStream): Step<State>
  /** Applies a player's action; null when the state does not allow it. Stepped games only. */
  act?(state: State, action: Action, round: RoundContext<Bet>): Step<State> | null
  /** Whether the action has had its effect already: the round is then returned as it is. */
  isRepeated?(state: State, action: Action, round: RoundContext<Bet>): boolean
  /** The stated rule for an abandoned round. Stepped games only. */
  expire?(state: State, round: RoundContext<Bet>): Step<State>
  /** What the round's player may see; hides what is still secret. */
  view(state: State, round: RoundContext<Bet>): View
  /** What counts for turnover once the round is over, in minor units: at most what the bet could lose or win. */
  validBet(state: State, round: RoundContext<Bet>): bigint
  /** The rest of the stake, by its causes; absent: one cause, by what the round paid for the stake. */
  uncounted?(state: State): readonly UncountedPart[]
}

/** How long the phases of a round last, in milliseconds. `runMs` of the rules says how long it runs. */
interface SharedTiming {
  readonly bettingMs: number
  /** Between the end of betting and the run. */
  readonly closedMs: number
  /** From the settlement until the next round. */
  readonly resultMs: number
}

/**
 * One round for many players at a table. A bet is a round of its player (`GamePlay`): `open` places it, `act` changes it
 * (null refuses), `settle` ends it. All functions are pure.
 */
export interface SharedRules<Bet, State, Action> {
  readonly timing: SharedTiming
  /** Whether players may know the outcome from the start of the run (cards are shown) or at its end. */
  readonly reveals: 'start' | 'end'
  /** Most open bets of a player in one round. */
  readonly betsPerPlayer: number
  /** The place of a bet among its player's bets of the round; each takes one open bet. Absent: bets have no places. */
  slotOf?(bet: Bet): number
  /** The most that all bets of one round may pay together, in minor units. */
  readonly maxExposure: bigint
  /** The most that all bets of one player in a round may pay together, in minor units: few players cannot fill a round. */
  readonly maxPlayerExposure: bigint
  /** Results that a table shows when a page joins. */
  readonly historySize: number
  readonly outcomeSchema: z.ZodType<object>
  /** What each table is called, by its id; of a game with more than one. */
  readonly tableNames?: Readonly<Record<string, GameNames>>
  /** The table that a bet is for. */
  tableOf(bet: Bet): string
  /**
   * Draws the outcome, as JSON; everybody may read it once it is revealed. A game whose rounds depend on earlier ones (cards of
   * one shoe) computes these again from `round`.
   */
  draw(table: string, stream: RandomStream, round: ChainRound): object
  /** Why a bet, as it would be after an opening or an action, is not allowed in the round of this number; null when it is. */
  checkState?(state: State, number: number): BetFault | null
  runMs(outcome: object): number
  /** The most that the bet can pay, in minor units. */
  maxPay(state: State): bigint
  /** When the bet acts by itself, in milliseconds since the run began; null never. Not later than it must take effect. */
  dueMs(state: State): number | null
  /** What a bet does when it is due. */
  readonly dueAction: Action | null
  /** Ends the bet: `moment.phase` is DRAWN, or VOIDING after an interruption. */
  settle(state: State, round: RoundContext<Bet>): Step<State>
  /** What other players see of the bet besides its stake and win. */
  publicBet(state: State): object
  /** A result as the lobby's tile shows it; a game without it shows none there. */
  mark?(outcome: object): TableMark
}

/** A round's result in a few characters, on the lobby's tile: 莊, 大, `2.31×`, 17. */
export interface TableMark {
  readonly label: GameNames
  readonly tone: 'red' | 'blue' | 'green' | 'gold' | 'plain'
}

/** The result of a recomputed round. Amounts are minor units. */
export interface VerifiedRound<View> {
  readonly view: View
  readonly staked: bigint
  readonly paid: bigint
}

/** The declared return, and how it is proved. */
export type RtpProof = {
  /** Percent with two decimals: `"96.50"`. Without a mode the lowest of the main bets, which the catalogue shows. */
  rtp(mode?: string): string
  /** The modes of bets beside those that the game's name stands for; `declareReturns` gives both. */
  readonly sideBets?: readonly string[]
} & (
  | { readonly kind: 'exact' }
  | {
      readonly kind: 'sampled'
      readonly rounds: number
      readonly deviation: number
      readonly interval: readonly [low: number, high: number]
    }
)

/**
 * A game as the arcade runs it, registered in `games/index.ts`. Its id is its folder's name. `instant`: over when opened;
 * `stepped`: the player acts until it is over; `shared`: one round for many players.
 */
export interface GameModule<Bet = unknown, State = unknown, Action = unknown, View extends object = object>
  extends GamePlay<Bet, State, Action, View> {
  readonly id: string
  readonly platform: PlatformKey
  readonly names: GameNames
  /** What players also call it, in any language, for the lobby's search. */
  readonly aliases?: readonly string[]
  /** When players first could play it (ISO 8601, UTC): a lobby marks the newest games. */
  readonly releasedAt: string
  /** Further categories that list it in a lobby. What counts for turnover and rebate is its platform's category. */
  readonly secondaryCategories?: readonly PlatformCategory[]
  /** The colour of the page before it is drawn, as the browser's own frame shows it. */
  readonly themeColor: string
  /** Incremented when a change of the rules changes the result of the same seeds and bet. */
  readonly rulesVersion: number
  /** Of a standard deviation (`volatilityOf`), except where the player's choices decide it; such a game's info page says so. */
  readonly volatility: Volatility
  /** The first table is the one a session plays at. */
  readonly tables: readonly [TableLimits, ...TableLimits[]]
  readonly rounds: 'instant' | 'stepped' | 'shared'
  /** How rounds run that many players bet on; of shared games only. */
  readonly shared?: SharedRules<Bet, State, Action>
  /** `bet` and `action` parse requests, `state` what the database holds, `view` the answer. */
  readonly schemas: {
    readonly bet: z.ZodType<Bet>
    readonly state: z.ZodType<State>
    readonly action: z.ZodType<Action>
    readonly view: z.ZodType<View>
  }
  checkBet(bet: Bet, limits: TableLimits): BetFault | null
  /** A finished round as the lobby's tile shows it to its player; a game without it shows none there. Shared games have `shared.mark`. */
  mark?(state: State): TableMark
  /** Recomputes a round from its seeds, bet and actions; pure. */
  verify(seeds: StreamSeeds, bet: Bet, actions: readonly Action[]): VerifiedRound<View>
  /** The query parameters that give the verifier page this round's bet and actions. */
  verifyParams(round: Round & View): Readonly<Record<string, string>>
  /** The outcome as a small picture for the player's bet record; it shows only what the view shows. */
  picture?(round: Round & View, language: 'zh-TW' | 'en'): RoundPicture | BinPicture
  /** What the stake was laid on; absent where a round has nothing to choose but its stake. */
  betItems?(round: Round & View, language: 'zh-TW' | 'en'): readonly BetItem[]
  /**
   * The game's rounds can be given to players at a stake that the house pays; absent: they cannot. Instant games only. `bet`
   * returns the bet that costs a stake, a wire amount; the limits of the table decide whether it is allowed.
   */
  readonly freeRounds?: { bet(stake: string): Bet }
  readonly proof: RtpProof
}

/** Declares a game; only checks its type. */
export function defineGame<Bet, State, Action, View extends object>(
  game: GameModule<Bet, State, Action, View>,
): GameModule<Bet, State, Action, View> {
  return game
}
