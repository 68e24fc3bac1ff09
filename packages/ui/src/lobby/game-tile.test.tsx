import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
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

test('under maintenance nothing praises the game', () => {
  render(<GameTile name="百家樂" art={null} maintenance="維護中" tags={[{ label: '熱門', tone: 'hot' }]} />)
  expect(screen.queryByText('熱門')).toBeNull()
})

test('a tile is no size container: each would have a layout of its own before home is painted', async () => {
  const styles = await readFile(join(import.meta.dirname, 'game-tile.module.css'), 'utf8')
  expect(styles).not.toMatch(/container-type|\dcq[a-z]+/)
})
