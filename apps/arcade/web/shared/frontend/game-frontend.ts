import type { Language } from '@gamehall/ui/i18n/label-text.ts'
import type { ReactNode } from 'react'
import type { StreamSeeds } from '../../../src/fairness/random-stream.ts'
import type { OpenSessionResponse } from '../../../src/game-api/schema.ts'
import type { GameNames, VerifiedRound } from '../../../src/games/game-module.ts'
import type { GameKeys } from '../keyboard/game-keys.ts'
import type { GameController } from '../rounds/game-controller.ts'
import type { ShowHandlers, ShowStage } from '../show/show-stage.ts'
import type { SoundEngine } from '../sound/sound-engine.ts'
import type { GameFacts } from './game-facts.ts'
import type { GameTypes, RoundOf } from './game-types.ts'

/** A game in the browser, registered in `games/frontends.ts`. Its page and its verifier are loaded when they are shown. */
export interface GameFrontend {
  /** The id of the game's module. */
  readonly id: string
  readonly names: GameNames
  /** Whether its page watches a table, whose rounds are shared. */
  readonly hasTable?: boolean
  loadPage(): Promise<{ readonly page: GamePage }>
  loadVerifier(): Promise<{ readonly verifier: GameVerifier }>
}

/** What the components of a game are given. */
export interface GameProps<T extends GameTypes> {
  readonly game: GameController<T>
}

/**
 * What a game gives its page. The shell around it draws header, menu, history and replay, and runs the rounds: it calls the
 * arcade, plays the events of what comes back, and keeps the balance that is shown from being ahead of them.
 */
export interface GamePage<T extends GameTypes = GameTypes> {
  readonly names: GameNames
  /** The game's own sounds, played on the engine of the page. A sound named as one of every game (`Sounds`) takes its place. */
  createSounds(play: SoundEngine['play']): T['sounds']
  /** The player's first choices: those of the last round where the limits still allow them. */
  createDraft(session: OpenSessionResponse, last: RoundOf<T> | null): T['draft']
  /** The draft of a bet that the player did not choose: that of a free round. Only for games whose module offers free rounds. */
  draftOf?(bet: T['bet'], before: T['draft']): T['draft']
  /** The scene at rest after the player's last round, or of the open round; null before the first. */
  createScene(last: RoundOf<T> | null): T['scene']
  /**
   * What a round shows, in order. While a round is open this list only grows: what was played stays its beginning. Every amount
   * and symbol comes from the round; a show decides nothing.
   */
  script(round: RoundOf<T>): readonly T['event'][]
  readonly handlers: ShowHandlers<T>
  /** What the stage does while the answer to an opened round is awaited; the events start when both are there. */
  begin?(stage: ShowStage<T>): void | Promise<void>
  /** Asks for the music of what the stage shows, where no event has led to it: a replay has gone back or was closed. */
  accompany?(stage: ShowStage<T>): void
  /** Brings the parts back to the last round, after a refused opening or a replay. */
  settle?(stage: ShowStage<T>, last: RoundOf<T> | null): void | Promise<void>
  /** A component: the playing field. It fills the space between header and controls, which are size containers named `stage`. */
  Stage(props: GameProps<T>): ReactNode
  /**
   * A component: what the player sets and presses. `data-play` marks the controls that play a round, in their order: of those that
   * are enabled the highest is what comes next (1 places a chip, 2 spins). Journeys and benches of every game press them.
   * `data-most` marks what makes a round the busiest when it is pressed to its end (the most balls); the frame bench does.
   */
  Controls(props: GameProps<T>): ReactNode
  /** What a desktop's keyboard does: `Controls` acts on it (`useGameKeys`), the info page lists it. Space always plays. */
  readonly keys: GameKeys
  /** A component behind all others, over the whole page. */
  Backdrop?(props: GameProps<T>): ReactNode
  /** A component over all others: big moments. */
  Overlay?(props: GameProps<T>): ReactNode
  /** A component: what falls when a big win is celebrated (`stage.celebrate`); a coin by default. */
  CelebrationArt?(): ReactNode
  /** What the info page states of every game, for the player's present choices. */
  facts(game: GameController<T>, session: OpenSessionResponse, language: Language): GameFacts
  /** A component: rules and payouts, in the menu, below the facts. */
  Info(props: GameProps<T>): ReactNode
  /** A component: the seeds of the game's rounds, in the menu; those of the player unless given. */
  Fairness?(props: object): ReactNode
  /** A component: what the history says about a round besides its money. */
  HistoryRow(props: { readonly round: RoundOf<T> }): ReactNode
  /** Same as `GameModule.verifyParams`: the query parameters that give the verifier this round's bet and actions. */
  verifyParams(round: RoundOf<T>): Readonly<Record<string, string>>
}

/** A field of the verifier's form that belongs to one game. */
export interface VerifyField {
  readonly key: string
  readonly label: GameNames
  readonly isNumber: boolean
  /** Shown when `readInputs` names this field. */
  readonly problem?: GameNames
}

export type VerifyInputs<Bet, Action> =
  | { readonly ok: true; readonly bet: Bet; readonly actions: readonly Action[] }
  | { readonly ok: false; readonly field: string }

/** How the verifier page asks for a game's bet and actions, recomputes a round and shows it; needs no server. */
export interface GameVerifier<Bet = unknown, Action = unknown, View = unknown> {
  readonly fields: readonly VerifyField[]
  /** The values of the fields for the parameters of a verifier URL; absent ones get a value of their own. */
  readParams(params: Readonly<Record<string, string>>): Readonly<Record<string, string>>
  readInputs(values: Readonly<Record<string, string>>): VerifyInputs<Bet, Action>
  verify(seeds: StreamSeeds, bet: Bet, actions: readonly Action[]): VerifiedRound<View>
  /** A component: the recomputed round. */
  VerifyView(props: { readonly round: VerifiedRound<View> }): ReactNode
}
