import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FlipCard } from '../../../../web/shared/cards/flip-card.tsx'
import { animate } from '../../../../web/shared/motion/animate.ts'
import { createHand } from '../testing/create-hand.ts'
import { Hands } from './hands.tsx'
import { showHand } from './shown-hand.ts'
import { NO_TURNED_CARDS } from './turned-cards.ts'

vi.mock(import('../../../../web/shared/motion/animate.ts'), { spy: true })
vi.mock(import('../../../../web/shared/cards/flip-card.tsx'), { spy: true })
afterEach(() => vi.restoreAllMocks())

const hand = createHand('2S 3S 9D', 'TH 2H 4C')
const shownAt = (elapsedMs: number) =>
  showHand({ key: 'standard-3', hand, startedAt: 0, speed: 1 }, elapsedMs, NO_TURNED_CARDS)

/** The shoe lies 30 px to the right of each card’s place and 10 px above it. */
function placeCards() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.getAttribute('role') === 'img' ? new DOMRect(100, 100, 20, 20) : new DOMRect(130, 90, 20, 20)
  })
}

it('deals third cards, which lie across, from the shoe as the others', async () => {
  placeCards()
  const { rerender } = render(<Hands shown={null} onTurn={() => {}} />)
  const wayOfLast = async (elapsedMs: number) => {
    vi.mocked(animate).mockClear()
    rerender(<Hands shown={shownAt(elapsedMs)} onTurn={() => {}} />)
    await vi.waitFor(() => expect(animate).toHaveBeenCalled())
    const [begin] = vi.mocked(animate).mock.lastCall?.[1] ?? []
    const [, x, y] = /translate\((.+)px, (.+)px\)/.exec(`${begin?.transform}`) ?? []
    return [Number(x), Number(y)].map(Math.round)
  }
  expect(await wayOfLast(1_050)).toEqual([30, -10])
  // Of the player, turned clockwise, and of the banker, turned back.
  expect(await wayOfLast(6_100)).toEqual([-10, -30])
  expect(await wayOfLast(8_300)).toEqual([10, 30])
})

it('renders only the cards again that are turned', () => {
  const onTurn = () => {}
  const { rerender } = render(<Hands shown={shownAt(1_050)} onTurn={onTurn} />)
  const renderedAt = (elapsedMs: number) => {
    vi.mocked(FlipCard).mockClear()
    rerender(<Hands shown={shownAt(elapsedMs)} onTurn={onTurn} />)
    return vi.mocked(FlipCard).mock.calls.map(([{ card }]) => card)
  }
  expect(renderedAt(4_000)).toEqual(hand.player.slice(0, 2))
  // Their points.
  expect(renderedAt(4_350)).toEqual([])
  expect(renderedAt(5_600)).toEqual(hand.banker.slice(0, 2))
})
