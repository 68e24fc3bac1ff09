import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type {
  FairnessState,
  GameCallName,
  GameRequest,
  GameResponse,
  OpenSessionResponse,
} from '../../../src/game-api/schema.ts'
import type { ArcadeClient } from '../api/arcade-client.ts'
import type { ReturnKind } from '../celebration/classify-return.ts'
import type { GamePage } from '../frontend/game-frontend.ts'
import type { Haptics } from '../haptics/haptics.ts'
import type { DeviceSettings } from '../settings/device-settings.ts'
import type { SoundEngine } from '../sound/sound-engine.ts'
import type { Sounds } from '../sound/sounds.ts'
import type { PlayedRound, SessionState, SessionStore } from './session-store.ts'

/** The session and the services that the shell provides to a game. */
export interface GameKit {
  readonly page: GamePage
  readonly session: OpenSessionResponse
  readonly client: ArcadeClient
  readonly engine: SoundEngine
  readonly sounds: Sounds
  readonly haptics: Haptics
  /** What each round changes; read it with `useSessionState`. */
  readonly state: SessionStore
  readonly isSoundOn: boolean
  /** What the player has set for all games on this device. */
  readonly settings: DeviceSettings
  changeSettings(change: Partial<DeviceSettings>): void
  /** Whether the parent page paused the game, because something covers it. */
  readonly isPaused: boolean
  /**
   * Shows a balance from a response and sends it to the parent page. `payout`: what the round has paid that changed it; the balance
   * counts up to a win only.
   */
  showBalance(balance: string, payout?: ReturnKind): void
  setFairness(fairness: FairnessState): void
  /** Counts a round, or what has changed of it, as it is shown now. */
  recordRound(round: PlayedRound): void
  /**
   * Calls the arcade. While the outcome is unknown, the identical request is retried: once at once, then whenever the player
   * asks. Returns null when the call was refused; the error is shown already.
   */
  play<N extends GameCallName>(name: N, request: GameRequest<N>): Promise<GameResponse<N> | null>
  /** Announces a message to screen readers. */
  announce(message: string): void
  /**
   * For a stake above the balance, in minor units, or null where it is not known: adds play money in a trial, else says what is
   * missing and offers to transfer money in.
   */
  requestBalance(stakeMinor: bigint | null): void
  /** Adds play money in a trial; with real money asks the parent page for more, or leaves for the hall where there is none. */
  addMoney(): void
  setSound(isOn: boolean): void
  leave(): void
}

export const GameKitContext = createContext<GameKit | null>(null)

export function useGameKit(): GameKit {
  const kit = useContext(GameKitContext)
  if (kit === null) throw new Error('outside a game shell')
  return kit
}

/** A part of the session's state; the component renders again when that part has changed. */
export const useSessionState = <T>(select: (state: SessionState) => T): T =>
  useStore(useGameKit().state, select)
