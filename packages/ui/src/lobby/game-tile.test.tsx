import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { GameTile } from './game-tile.tsx'

test('the favourite button does not open the game and names its action', () => {
  const onSelect = vi.fn()
  const onToggle = vi.fn()
  render(
    <GameTile name="礦坑尋寶" art={null} onSelect={onSelect} favourite={{ isChosen: false, onToggle }} />,
  )
  fireEvent.click(screen.getByRole('button', { name: '加入收藏 礦坑尋寶' }))
  expect(onToggle).toHaveBeenCalledWith(true)
  expect(onSelect).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '礦坑尋寶' }))
  expect(onSelect).toHaveBeenCalledTimes(1)
})

test('under maintenance the accessible name says so', () => {
  render(<GameTile name="百家樂" art={null} href="#game" maintenance="維護中 · 預計 14:00" />)
  expect(screen.getByRole('link').textContent).toContain('維護中 · 預計 14:00')
})
