import type { ComponentType } from 'react'
import { loadTransferOutcome } from '../../features/games/index.ts'
import { loadOutcome } from '../../features/wallet/index.ts'

/** Loads `/wallet/outcome`, which shows orders of the wallet room and transfers of the games room. */
export async function loadOutcomePage(): Promise<ComponentType> {
  const [OutcomePage, TransferOutcome] = await Promise.all([loadOutcome(), loadTransferOutcome()])
  // biome-ignore lint/correctness/noComponentHookFactories: made once, when the router loads the page
  return function Outcome() {
    return <OutcomePage PlatformOutcome={TransferOutcome} />
  }
}
