import { afterEach, expect, it } from 'vitest'
import { useSettings } from '../../../shared/stores/settings-store.ts'
import { initialGameMessages } from './initial-game-messages.ts'

afterEach(() => useSettings.setState({ motion: 'system', textSize: 'm', isSoundOn: true }))

it('sends the player’s display and sound settings', () => {
  expect(initialGameMessages()).toEqual([
    { type: 'look', motion: 'system', text_percent: 100 },
    { type: 'sound', on: true },
  ])
  useSettings.setState({ motion: 'reduced', textSize: 's', isSoundOn: false })
  expect(initialGameMessages()).toEqual([
    { type: 'look', motion: 'reduced', text_percent: 93.75 },
    { type: 'sound', on: false },
  ])
})
