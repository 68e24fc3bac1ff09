import { expect, it } from 'vitest'
import { coinToss } from './coin-toss.ts'
import { createTestArcade } from './create-test-arcade.ts'

it('names a game that it does not have, and those that it has', async () => {
  const test = await createTestArcade({ games: [coinToss] })
  await expect(test.enter('coin-tos', 'mei')).rejects.toThrow(
    'this arcade has no game "coin-tos"; it has coin-toss',
  )
  await test.stop()
})
