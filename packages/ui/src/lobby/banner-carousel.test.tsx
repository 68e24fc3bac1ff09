import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BannerCarousel } from './banner-carousel.tsx'

const scrollTo = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(scrollTo)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(358)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  scrollTo.mockReset()
})

const slides = [
  { key: 'a', label: '首存禮', art: null, href: '#a' },
  { key: 'b', label: '公平', art: null, href: '#b' },
]
const lastLeft = () => scrollTo.mock.lastCall?.[0].left

test('it advances by itself and wraps around, until paused', () => {
  const { container } = render(<BannerCarousel label="優惠" slides={slides} intervalMs={5_000} />)
  act(() => vi.advanceTimersByTime(5_000))
  expect(lastLeft()).toBe(358)
  const strip = container.querySelector('ul')
  if (strip) fireEvent.scroll(strip, { target: { scrollLeft: 358 } })
  act(() => vi.advanceTimersByTime(5_000))
  expect(lastLeft()).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: '暫停播放' }))
  act(() => vi.advanceTimersByTime(20_000))
  expect(scrollTo).toHaveBeenCalledTimes(2)
})

test('every banner is reachable by keyboard and has a name', () => {
  render(<BannerCarousel label="優惠" slides={slides} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('tabindex'))).toEqual([null, null])
  expect(screen.getByRole('link', { name: '公平' }).getAttribute('href')).toBe('#b')
  expect(screen.getByRole('listitem', { name: '第 2 張，共 2 張' })).toBeTruthy()
})

test('it does not advance with reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  render(<BannerCarousel label="優惠" slides={slides} />)
  act(() => vi.advanceTimersByTime(20_000))
  expect(scrollTo).not.toHaveBeenCalled()
})
