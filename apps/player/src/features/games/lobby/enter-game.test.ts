import type { Game } from '@gamehall/contract/games'
import { clearToasts, currentToasts } from '@gamehall/ui/feedback/toast-store.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { installNavigator } from '../../../shared/navigation/navigator.ts'
import { testGame } from '../../../shared/testing/test-game.ts'
import { decideEntry } from './enter-decision.ts'
import { enterGame, entryHref } from './enter-game.ts'
import { gamesText } from './games-text.ts'
import { categoryOf, pickGames } from './lobby-view.ts'

const game = testGame({ gid: 'mines', name: '礦坑尋寶', rtp: '99' })

describe('entering a game (§4)', () => {
  it.each([
    ['in maintenance', { status: 2, target: 'list' } as const, true, 'maintenance'],
    ['a list', { target: 'list' } as const, false, 'list'],
    ['by a player', {}, true, 'enter'],
    ['with a trial by a visitor', {}, false, 'choose'],
    ['without trial by a visitor', { is_trial: 0 } as const, false, 'login'],
  ])('%s', (_what, change, isLoggedIn, decision) => {
    expect(decideEntry({ ...game, ...change }, isLoggedIn)).toBe(decision)
  })

  const go = vi.fn()
  const enter = (change: Partial<Game>, isLoggedIn: boolean) => {
    installNavigator({ go, back: () => undefined })
    enterGame({ ...game, ...change }, isLoggedIn, gamesText['zh-TW'])
    return go.mock.lastCall?.[0]
  }
  afterEach(() => {
    go.mockReset()
    clearToasts()
  })

  it('navigates by the decision', () => {
    expect(enter({}, true)).toBe('/startGame?gid=mines')
    expect(enter({}, false)).toBe('/startGame?gid=mines')
    expect(enter({ is_trial: 0 }, false)).toBe('/login?to=%2FstartGame%3Fgid%3Dmines')
    expect(enter({ target: 'list', gid: 'slots' }, true)).toBe('/gameListItem?gid=slots')
    expect(entryHref(game)).toBe('#/startGame?gid=mines')
  })

  it('shows a toast for a game in maintenance, and stays', () => {
    expect(enter({ status: 2 }, true)).toBeUndefined()
    expect(currentToasts()).toMatchObject([{ kind: 'error', text: '「礦坑尋寶」維護中，請稍後再試' }])
  })
})

describe('lobby views', () => {
  it('picks games in the player’s order and leaves out unknown ids', () => {
    const other = { ...game, gid: 'slot' }
    expect(pickGames([game, other], ['slot', 'gone', 'mines'])).toEqual([other, game])
    expect(categoryOf('hot')).toBeUndefined()
    expect(categoryOf('slots')).toBe('slots')
  })
})
