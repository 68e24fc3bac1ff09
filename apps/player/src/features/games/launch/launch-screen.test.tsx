import type { Game } from '@gamehall/contract/games'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { LaunchScreen } from './launch-screen.tsx'

const game = { gid: 'mines', name: '礦坑尋寶', thumb: '/mines.webp', tips: '每局至少 10 元' } as Game
const show = (shown: Game) => render(<LaunchScreen game={shown} progress={10} step="" onBack={vi.fn()} />)

it('§3: shows a game’s tips before it is entered', () => {
  const { unmount } = show(game)
  expect(screen.getByText('每局至少 10 元')).toBeDefined()
  unmount()
  show({ ...game, tips: '' })
  expect(screen.queryByText('每局至少 10 元')).toBeNull()
})
