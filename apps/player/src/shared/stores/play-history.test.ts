import { PLAY_HISTORY_PER_PLATFORM } from '@gamehall/contract/constants'
import { describe, expect, it } from 'vitest'
import {
  addPlay,
  loadPlayHistory,
  type PlayHistory,
  parsePlayHistory,
  recentPlays,
  recordPlay,
  setAccountPlays,
  usePlayHistory,
} from './play-history.ts'

describe('play history', () => {
  it('§3, §9: keeps the latest 20 of each platform, each game once', () => {
    let history: PlayHistory = {}
    for (let at = 0; at < 30; at++) history = addPlay(history, 'slots', { gid: `g${at}`, at })
    history = addPlay(history, 'slots', { gid: 'g15', at: 99 })
    history = addPlay(history, 'instant', { gid: 'mines', at: 50 })
    const gids = history.slots?.map(({ gid }) => gid)
    expect(gids).toHaveLength(PLAY_HISTORY_PER_PLATFORM)
    expect(gids?.slice(0, 3)).toEqual(['g15', 'g29', 'g28'])
    expect(new Set(gids).size).toBe(PLAY_HISTORY_PER_PLATFORM)
    expect(
      recentPlays(history)
        .slice(0, 2)
        .map(({ gid }) => gid),
    ).toEqual(['g15', 'mines'])
  })

  it.each(['', 'null', '[1]', '{"slots":7}', '{"slots":[{"gid":7},{"gid":"a"},null]}', '{'])(
    'takes nothing odd from storage: %s',
    (text) => {
      expect(Object.values(parsePlayHistory(text)).flat()).toEqual([])
    },
  )

  it('survives the page', () => {
    recordPlay('slots', 'dragon-gate', 1)
    usePlayHistory.setState({ history: {} })
    loadPlayHistory()
    expect(usePlayHistory.getState().history.slots).toEqual([{ gid: 'dragon-gate', at: 1 }])
  })

  it('shows the account’s plays among the browser’s, which stay as they are', () => {
    recordPlay('slots', 'dragon-gate', 5)
    const at = (ms: number) => new Date(ms).toISOString()
    setAccountPlays([
      { gid: 'dragon-gate', api_key: 'slots', at: at(3) },
      { gid: 'reef', api_key: 'slots', at: at(9) },
    ])
    recordPlay('slots', 'moon', 7)
    const shown = () => recentPlays(usePlayHistory.getState().history).map(({ gid, at }) => [gid, at])
    expect(shown()).toEqual([
      ['reef', 9],
      ['moon', 7],
      ['dragon-gate', 5],
    ])
    setAccountPlays([])
    expect(shown()).toEqual([
      ['moon', 7],
      ['dragon-gate', 5],
    ])
  })
})
