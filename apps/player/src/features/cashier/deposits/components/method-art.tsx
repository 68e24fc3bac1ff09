import type { DepositMethod } from '@gamehall/contract/cashier'
import { AtmArt } from '@gamehall/ui/art/atm-art.tsx'
import { ChainArt } from '@gamehall/ui/art/chain-art.tsx'
import { StoreArt } from '@gamehall/ui/art/store-art.tsx'

const arts = { atm: AtmArt, cvs: StoreArt, usdt: ChainArt } as const satisfies Record<DepositMethod, unknown>

/** A deposit method's picture, as wide as its place. */
export function MethodArt({ method }: { readonly method: DepositMethod }) {
  const Art = arts[method]
  return <Art />
}
