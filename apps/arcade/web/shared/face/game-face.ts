import type { Language } from '@gamehall/ui/i18n/label-text.ts'
import type { ComponentType, ReactNode } from 'react'
import type { StreamSeeds } from '../../../src/fairness/random-stream.ts'
import type { Round } from '../../../src/game-api/schema.ts'
import type { GameNames, VerifiedRound } from '../../../src/games/game-module.ts'
import type { Text } from '../i18n/define-text.ts'

/** A game in the browser, registered in `games/faces.ts`. Its page and its verifier are loaded when they are shown. */
export interface GameFace {
  /** The id of the game's module. */
  readonly id: string
  readonly names: GameNames
  loadPage(): Promise<{ readonly page: GamePage }>
  loadVerifier(): Promise<{ readonly verifier: GameVerifier }>
}

/** What a game gives its page; the shell around it has the session, balance, menu, history and fairness. */
export interface GamePage<View extends object = object> {
  readonly names: GameNames
  /** The stage with its controls and the info of the menu, inside `GameKitContext`. */
  readonly Screen: ComponentType
  /** What the history says about a round besides its money; empty for nothing. */
  describeRound(round: Round & View, language: Language): string
  /** Same as `GameModule.verifyParams`: the query parameters that give the verifier this round's bet and actions. */
  verifyParams(round: Round & View): Readonly<Record<string, string>>
}

/** A field of the verifier's form that belongs to one game. */
export interface VerifyField {
  readonly key: string
  readonly label: Text<string>
  readonly isNumber: boolean
  /** Shown when `readInputs` names this field. */
  readonly problem?: Text<string>
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
  /** A component. */
  Result(props: { readonly round: VerifiedRound<View> }): ReactNode
}
