import { expect, it, vi } from 'vitest'
import type { ShowStage } from '../../../web/shared/show/show-stage.ts'
import type { BaccaratTypes } from './baccarat-types.ts'
import { handlers } from './handlers.ts'
import { createHand } from './testing/create-hand.ts'

it('shows a hand again as another one, so that no card lies open that was turned before', async () => {
  const hand = createHand('9S TD', '2H 5C')
  const keys: string[] = []
  const stage = {
    show: ({ replay }: BaccaratTypes['scene']) => void keys.push(`${replay?.key}`),
    wait: async () => {},
  } as unknown as ShowStage<BaccaratTypes>
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000)
  await handlers.deal({ type: 'deal', hand, chips: [], table: 'standard' }, stage)
  now.mockReturnValue(2_000)
  await handlers.deal({ type: 'deal', hand, chips: [], table: 'standard' }, stage)
  now.mockRestore()
  const [first, skipped, second] = keys
  expect(skipped).toBe(first)
  expect(second).not.toBe(first)
})
