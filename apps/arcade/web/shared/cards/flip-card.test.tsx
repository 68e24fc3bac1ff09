import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { cardsOf } from '../../../src/testing/card-stream.ts'
import { animate } from '../motion/animate.ts'
import { FlipCard } from './flip-card.tsx'

vi.mock(import('../motion/animate.ts'), { spy: true })
afterEach(() => vi.restoreAllMocks())

/** The transform from which a card begins that is dealt 30 px to the right of its place and 10 px above it. */
async function beginOfDeal(placeAngle: number): Promise<string> {
  const shoe = document.createElement('span')
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this === shoe ? new DOMRect(130, 90, 20, 20) : new DOMRect(100, 100, 20, 20)
  })
  vi.mocked(animate).mockClear()
  render(<FlipCard card={null} back={null} label="Card" dealtFrom={shoe} placeAngle={placeAngle} />)
  await vi.waitFor(() => expect(animate).toHaveBeenCalledOnce())
  const [begin] = vi.mocked(animate).mock.lastCall?.[1] ?? []
  return `${begin?.transform}`
}

it('begins where it is dealt from, however its place is rotated', async () => {
  expect(await beginOfDeal(0)).toMatch(/^translate\(30px, -10px\)/)
  const [, x, y] = /translate\((.+)px, (.+)px\)/.exec(await beginOfDeal(90)) ?? []
  expect([Number(x), Number(y)].map(Math.round)).toEqual([-10, -30])
})

it('has a back only where it lies or has lain face down', () => {
  const [card = null] = cardsOf('9S')
  const of = (shown: typeof card) => (
    <FlipCard card={shown} back={<i data-testid="back" />} label="Card" dealtFrom={null} />
  )
  const { rerender } = render(of(card))
  expect(screen.queryByTestId('back')).toBeNull()
  rerender(of(null))
  expect(screen.queryByTestId('back')).not.toBeNull()
  rerender(of(card))
  expect(screen.queryByTestId('back')).not.toBeNull()
})
