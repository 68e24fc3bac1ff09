import { expect, it } from 'vitest'
import { hasNameStopWord } from './name-stop-words.ts'

it.each(['條例辦理', '國民學校', '戶政事務所', '服務處', '中華民國', '國民身分', '申請書'])(
  '%s is no name',
  (text) => {
    expect(hasNameStopWord(text)).toBe(true)
  },
)

it.each(['陳國民', '李中華', '林國中', '歐陽國中', '張李國民', '王效理', '何立學'])(
  '%s may be one',
  (text) => {
    expect(hasNameStopWord(text)).toBe(false)
  },
)
