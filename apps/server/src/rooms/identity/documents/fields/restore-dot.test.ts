import { expect, it } from 'vitest'
import { restoreDot } from './restore-dot.ts'

it.each([
  ['尤帕斯鬱瓦浪', '尤帕斯．瓦浪', '尤帕斯·瓦浪'],
  ['阿布斯其塔給魯', '阿布斯·塔给鲁', '阿布斯·塔給魯'],
  ['瓦浪廖達道', '瓦浪，達道', '瓦浪·達道'],
  ['徐品瑜', '徐品瑜.', '徐品瑜'],
  ['徐品瑜', '徐品瑜', '徐品瑜'],
  ['林銀嬌', '林.銀嬌', '林銀嬌'],
  ['卡拉巴達魯札倫', '卡拉巴.达札倫', '卡拉巴·達魯札倫'],
  ['海樹兒', '海樹兒·伊斯坦大', '海樹兒'],
  ['巴尚雅威', '巴尚.雅威', '巴尚·雅威'],
  ['瓦旦巴尚', '瓦旦。巴尚', '瓦旦·巴尚'],
])('%s, scanned as %s, is %s', (name, scanned, restored) => {
  expect(restoreDot(name, [...scanned])).toBe(restored)
})
