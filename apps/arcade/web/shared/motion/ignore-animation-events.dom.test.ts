import { act } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { ignoreAnimationEvents } from './ignore-animation-events.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

/** What React listens to at a root, and at an element that holds a portal. */
async function listenedTo(prepare: (element: Element) => void) {
  const [root, holder] = [document.createElement('div'), document.createElement('div')]
  const listens = [root, holder].map((element) => vi.spyOn(element, 'addEventListener'))
  for (const element of [root, holder]) prepare(element)
  await act(() => createRoot(root).render(createPortal('chips', holder)))
  return listens.map(({ mock }) => mock.calls.map(([type]) => type))
}

it('keeps React from the events of animations and transitions alone', async () => {
  const all = await listenedTo(() => {})
  const isOfMotion = (type: string) => /animation|transition/.test(type)
  for (const types of all)
    expect(types).toEqual(expect.arrayContaining(['animationiteration', 'transitionend', 'click']))
  expect(await listenedTo(ignoreAnimationEvents)).toEqual(
    all.map((types) => types.filter((type) => !isOfMotion(type))),
  )
})
