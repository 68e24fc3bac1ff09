import { chipKeys, type GameKeys, repeatKey } from '../../../web/shared/keyboard/game-keys.ts'

export const keys = {
  play: {
    keys: ['Space', 'Enter'],
    does: { 'zh-TW': '確認下注；開牌時全部翻開', en: 'Confirm bets; reveal all cards during the deal' },
  },
  player: { keys: ['P'], does: { 'zh-TW': '押閒', en: 'Bet on Player' } },
  banker: { keys: ['B'], does: { 'zh-TW': '押莊', en: 'Bet on Banker' } },
  tie: { keys: ['T'], does: { 'zh-TW': '押和', en: 'Bet on Tie' } },
  ...chipKeys,
  ...repeatKey,
} as const satisfies GameKeys
