import { type GameKeys, stakeKeys } from '../../../web/shared/keyboard/game-keys.ts'

export const keys = {
  play: {
    keys: ['Space', 'Enter'],
    does: { 'zh-TW': '放下彈珠；落下時直接看結果', en: 'Drop; skip while balls fall' },
  },
  ...stakeKeys,
  fewer: { keys: ['ArrowLeft'], does: { 'zh-TW': '減少彈珠', en: 'Fewer balls' } },
  further: { keys: ['ArrowRight'], does: { 'zh-TW': '增加彈珠', en: 'More balls' } },
  risk: { keys: ['1', '2', '3'], does: { 'zh-TW': '風險：低、中、高', en: 'Risk: low, medium, high' } },
} as const satisfies GameKeys
