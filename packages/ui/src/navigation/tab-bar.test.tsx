import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { home, menu } from '../icons/icon-set.ts'
import { TabBar, type TabBarItem } from './tab-bar.tsx'

const items: readonly TabBarItem[] = [
  { key: 'home', label: 'Home', shape: home, href: '#/' },
  { key: 'wallet', label: 'Wallet', shape: menu, href: '#/wallet' },
  { key: 'mine', label: 'Me', shape: menu, href: '#/mine' },
]

it('has a column for each tab before the tabs themselves are there', () => {
  render(<TabBar label="Pages" items={items} current="home" />)
  const bar = screen.getByRole('navigation', { name: 'Pages' })
  expect(bar.style.gridTemplateColumns).toBe('repeat(3, minmax(0, 1fr))')
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page')
})
