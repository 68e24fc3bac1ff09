import type { Game } from '@gamehall/contract/games'
import { expect, it } from 'vitest'
import { gameTileDetail } from './game-tile-text.ts'
import { gamesText } from './games-text.ts'

const game = { rtp: '97.20', rtp_of: 'all_bets', game_count: null, platform_name: 'Aurora' } as Game

it.each([
  [{}, 'RTP 97.2%', 'RTP 97.2%'],
  [{ rtp_of: 'main_bets' }, '主要投注 97.2%', 'Main bets 97.2%'],
  [{ rtp: null }, 'Aurora', 'Aurora'],
  [{ game_count: 3 }, '3 款遊戲', '3 games'],
] as const)('says of which bets the return is: %j', (changes, zh, en) => {
  expect(gameTileDetail({ ...game, ...changes }, gamesText['zh-TW'])).toBe(zh)
  expect(gameTileDetail({ ...game, ...changes }, gamesText.en)).toBe(en)
})
