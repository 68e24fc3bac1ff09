import { createContext, useContext } from 'react'
import type {
  FairnessState,
  GameCallName,
  GameRequest,
  GameResponse,
  OpenSessionResponse,
} from '../../../src/game-api/schema.ts'
import type { ArcadeClient } from '../api/arcade-client.ts'
import type { Sounds } from '../sound/sounds.ts'

/** What the shell lends to the game that runs in it. */
export interface GameKit {
  readonly session: OpenSessionResponse
  readonly client: ArcadeClient
  readonly sounds: Sounds
  readonly balance: string
  readonly fairness: FairnessState
  readonly isSoundOn: boolean
  /** Whether the hall asked for a pause (its page covers the game). */
  readonly isPaused: boolean
  /** Shows a balance the arcade answered, and tells the hall. */
  showBalance(balance: string): void
  keepFairness(fairness: FairnessState): void
  /**
   * A call that matters to the round. When its outcome is not known the player is asked, and the same request is sent
   * again. Null when it was refused: the player has been told why.
   */
  play<N extends GameCallName>(name: N, request: GameRequest<N>): Promise<GameResponse<N> | null>
  /** Reads a result to screen readers. */
  announce(message: string): void
  askForBalance(): void
  chooseSound(isOn: boolean): void
  leave(): void
}

export const GameKitContext = createContext<GameKit | null>(null)

export function useGameKit(): GameKit {
  const kit = useContext(GameKitContext)
  if (kit === null) throw new Error('outside a game shell')
  return kit
}
