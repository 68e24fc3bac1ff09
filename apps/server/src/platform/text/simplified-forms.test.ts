import { describe, expect, it } from 'vitest'
import { foldForm, traditionalForms } from './simplified-forms.ts'

describe('simplified forms', () => {
  it.each([
    ['楼', ['樓']],
    ['萧', ['蕭']],
    ['号', ['號']],
    ['里', ['里', '裡', '哩']],
    ['发', ['發', '髮']],
    ['林', ['林']],
  ])('%s can stand for %s', (written, meant) => {
    expect(traditionalForms(written)).toEqual(meant)
  })

  it('texts compare in either form', () => {
    const fold = (text: string) => [...text].map(foldForm).join('')
    expect(fold('發證日期')).toBe(fold('发证日期'))
    expect(fold('中華民國國民身分證')).toBe(fold('中华民國国民身分證'))
    expect(fold('陳')).not.toBe(fold('林'))
  })
})
