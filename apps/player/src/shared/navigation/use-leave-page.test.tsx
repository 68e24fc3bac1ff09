import { OverlayScope } from '@gamehall/ui/overlays/overlay-stack.ts'
import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { installNavigator } from './navigator.ts'
import { href } from './paths.ts'
import { useLeavePage } from './use-leave-page.ts'

const back = vi.fn()

function leaveOf(page: string): () => void {
  const { result } = renderHook(() => useLeavePage(href('home')), {
    wrapper: ({ children }) => <OverlayScope value={page}>{children}</OverlayScope>,
  })
  return result.current
}

describe('useLeavePage', () => {
  beforeEach(() => {
    back.mockReset()
    installNavigator({ go: vi.fn(), back })
    history.replaceState({ key: 'game', index: 1 }, '')
  })

  it('goes back from the page that is shown', () => {
    leaveOf('game')()
    expect(back.mock.calls).toEqual([['/', 1]])
  })

  it('moves nobody when the player has left the page before the answer came', () => {
    const leave = leaveOf('game')
    history.pushState({ key: 'rebate', index: 2 }, '')
    leave()
    history.replaceState(null, '', '#/typed')
    leave()
    expect(back).not.toHaveBeenCalled()
  })
})
