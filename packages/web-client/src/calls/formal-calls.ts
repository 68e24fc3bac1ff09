import { calls } from '@gamehall/contract'

/**
 * The calls that a test account may not make, or not with every field (§6), as the contract declares them. The build
 * replaces this module by its computed value (vite/precompute.ts).
 */
export const formalCalls: readonly string[] = Object.values(calls)
  .filter(({ accounts }) => accounts !== 'any')
  .map(({ name }) => name)
