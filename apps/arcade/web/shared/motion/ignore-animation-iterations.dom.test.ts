import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { ignoreAnimationIterations } from './ignore-animation-iterations.ts'

/** What React listens to at a root. */
function listenedTo(prepare: (root: Element) => void): readonly string[] {
  const root = document.createElement('div')
  const listen = vi.spyOn(root, 'addEventListener')
  prepare(root)
  createRoot(root)
  return listen.mock.calls.map(([type]) => type)
}

it('keeps React from the iterations of animations alone', () => {
  const all = listenedTo(() => {})
  expect(all).toContain('animationiteration')
  expect(all).toContain('click')
  const others = all.filter((type) => type !== 'animationiteration')
  expect(listenedTo(ignoreAnimationIterations)).toEqual(others)
})
