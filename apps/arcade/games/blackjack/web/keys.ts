import { chipKeys, type GameKeys } from '../../../web/shared/keyboard/game-keys.ts'

export const keys = {
  play: {
    keys: ['Space', 'Enter'],
    does: { 'zh-TW': '發牌；發牌時加快；不買保險', en: 'Deal; speed up the deal; no insurance' },
  },
  hit: { keys: ['H'], does: { 'zh-TW': '要牌', en: 'Hit' } },
  stand: { keys: ['S'], does: { 'zh-TW': '停牌', en: 'Stand' } },
  raise: { keys: ['D'], does: { 'zh-TW': '加倍', en: 'Double down' } },
  split: { keys: ['P'], does: { 'zh-TW': '分牌', en: 'Split' } },
  surrender: { keys: ['R'], does: { 'zh-TW': '投降', en: 'Surrender' } },
  insure: { keys: ['I'], does: { 'zh-TW': '買保險', en: 'Take insurance' } },
  decline: { keys: ['N'], does: { 'zh-TW': '不買保險', en: 'No insurance' } },
  spot: {
    keys: ['ArrowLeft', 'ArrowDown', 'ArrowRight'],
    does: { 'zh-TW': '在左、中、右注位放籌碼', en: 'Place a chip on the left, centre or right spot' },
  },
  ...chipKeys,
  double: { keys: chipKeys.double.keys, does: { 'zh-TW': '投注加倍', en: 'Double the bets' } },
} as const satisfies GameKeys
