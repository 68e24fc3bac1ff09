import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { cardsOf } from '../../../../src/testing/card-stream.ts'
import { EMPTY_TABLE } from '../../../../web/shared/table/table-view.ts'
import type { BaccaratController } from '../baccarat-types.ts'
import { NO_TURNED_CARDS } from './turned-cards.ts'
import { useShownHand } from './use-shown-hand.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('goes on where a timer ends before its moment by the clock', () => {
  vi.useFakeTimers()
  const clock = Date.now
  let behindMs = 0
  vi.spyOn(Date, 'now').mockImplementation(() => clock() - behindMs)
  const hand = {
    shoe: 1,
    hand: 3,
    hands: 66,
    burnt: null,
    player: cardsOf('2S 3S'),
    banker: cardsOf('TH 6H'),
    left: 300,
  }
  const replay = { key: 'replay-1', hand, chips: [], table: 'standard', startedAt: Date.now() } as const
  const game = {
    scene: { replay },
    draft: { turned: NO_TURNED_CARDS, table: 'standard' },
  } as unknown as BaccaratController
  const { result } = renderHook(() => useShownHand(game, EMPTY_TABLE))
  expect(result.current).toMatchObject({ player: [{ id: 'player-0' }], banker: [] })
  behindMs = 1
  act(() => vi.advanceTimersByTime(350))
  expect(result.current?.banker).toEqual([])
  act(() => vi.advanceTimersByTime(1))
  expect(result.current?.banker).toHaveLength(1)
})
