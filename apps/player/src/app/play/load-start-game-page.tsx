import type { ComponentType } from 'react'
import { loadStartGame } from '../../features/games/index.ts'
import { lazyWithRetry } from '../../shared/loading/lazy-with-retry.ts'

const Deposit = lazyWithRetry(async () => (await import('./deposit-over-game.tsx')).DepositOverGame)

/** Loads `/startGame`; the deposit is loaded when it is opened. */
export async function loadStartGamePage(): Promise<ComponentType> {
  const StartGamePage = await loadStartGame()
  // biome-ignore lint/correctness/noComponentHookFactories: made once, when the router loads the page
  return function StartGame() {
    return <StartGamePage Deposit={Deposit} />
  }
}
