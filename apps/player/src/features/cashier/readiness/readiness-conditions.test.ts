import type { ReadinessItem } from '@gamehall/contract/cashier'
import { expect, it } from 'vitest'
import { conditionText } from './readiness-conditions.ts'
import { readinessText } from './readiness-text.ts'

const waiting: ReadinessItem = {
  kind: 'real_name',
  state: 'waiting',
  code: 10086,
  fix: '/realname_success',
  amount: null,
  until: '2026-11-24T17:06:00.000Z',
}
const locked: ReadinessItem = { ...waiting, kind: 'frequency', state: 'unmet', code: 10124, fix: null }

it.each([
  [waiting, 'zh-TW', '實名認證審核中，通過後即可提款（最遲 2026-11-25 01:06 完成）'],
  [waiting, 'en', 'Your verification is under review, decided by 2026-11-25 01:06'],
  [locked, 'zh-TW', '提款過於頻繁，暫時鎖定（2026-11-25 01:06 起恢復）'],
  [locked, 'en', 'Too many withdrawals. Try again later (until 2026-11-25 01:06)'],
] as const)('what is wanting of %o, in %s', (item, language, words) =>
  expect(conditionText(readinessText[language], item)).toBe(words),
)
