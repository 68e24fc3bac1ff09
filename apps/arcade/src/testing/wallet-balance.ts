import { parseAmount } from '../wallet/amount.ts'
import type { TestArcade } from './create-test-arcade.ts'

/** The minor units of a decimal string; throws for anything else. */
export function minorOf(amount: unknown): bigint {
  const minor = parseAmount(String(amount))
  if (minor === null) throw new Error(`not an amount: ${String(amount)}`)
  return minor
}

/** A player's game wallet in minor units, as the provider's `wallet/balance` reports it. */
export async function walletBalance(test: TestArcade, player: string, platform: string): Promise<bigint> {
  const { data } = await test.provider('wallet/balance', { player, platform })
  return minorOf(data?.balance)
}
