import type { DepositMethod } from '@gamehall/contract/cashier'
import { AtmArt } from '@gamehall/ui/art/atm-art.tsx'
import { ChainArt } from '@gamehall/ui/art/chain-art.tsx'
import { StoreArt } from '@gamehall/ui/art/store-art.tsx'

const arts = { atm: AtmArt, cvs: StoreArt, usdt: ChainArt } as const satisfies Record<DepositMethod, unknown>

/** The illustration of a deposit method. */
export function MethodArt({ method }: { readonly method: DepositMethod }) {
  const Art = arts[method]
  return <Art />
}
