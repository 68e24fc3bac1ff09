import { expect, it } from 'vitest'
import { recordShow } from '../../../web/shared/testing/record-show.ts'
import type { BlackjackAction } from '../schemas.ts'
import { page } from './page.ts'
import { createTestBlackjackRound } from './testing/create-test-blackjack-round.ts'

it('sounds a natural only where the round has paid more than all its stakes', async () => {
  const alone = createTestBlackjackRound('AS 9D KH 9C')
  expect(alone).toMatchObject({ bet: '100.00', win: '250.00' })
  const won = await recordShow(page, alone)
  expect(won.sounds.slice(-2)).toEqual(['blackjack', 'win'])
  expect(won.haptics).toContain('win')

  const stand = (hand: number): BlackjackAction => ({ kind: 'stand', hand })
  const spots = ['100.00', '100.00', '100.00'] as const
  const amongLost = createTestBlackjackRound('AS TH TC 9D KH 7D 7S TD', [stand(1), stand(2)], [...spots])
  expect(amongLost).toMatchObject({ status: 'settled', bet: '300.00', win: '250.00' })
  const lost = await recordShow(page, amongLost)
  expect(lost.sounds.at(-1)).toBe('roundOver')
  expect(lost.sounds).not.toContain('blackjack')
  expect(lost.sounds).not.toContain('win')
  expect(lost.haptics).not.toContain('win')
})

it('sounds a win without a natural as one of every game', async () => {
  const { sounds } = await recordShow(
    page,
    createTestBlackjackRound('TS 9D 9H 8C', [{ kind: 'stand', hand: 1 }]),
  )
  expect(sounds.at(-1)).toBe('win')
  expect(sounds).not.toContain('blackjack')
})
