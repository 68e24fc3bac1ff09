import { expect, it } from 'vitest'
import { isSameName } from './same-name.ts'

it.each([
  ['王小明', '王 小明'],
  ['王小明', '王\u3000小明'],
  ['ＷＡＮＧ　ＸＩＡＯＭＩＮＧ', 'Wang Xiaoming'],
  ['谷木‧哈勇', '谷木・哈勇'],
  ["O'Brien-Lee, Ann", 'O’BRIEN LEE ANN'],
])('%s is %s', (one, other) => expect(isSameName(one, other)).toBe(true))

it.each([
  ['王小明', '王小朋'],
  ['王小明', '王明'],
  ['Ann Lee', 'Lee Ann'],
])('%s is not %s', (one, other) => expect(isSameName(one, other)).toBe(false))
