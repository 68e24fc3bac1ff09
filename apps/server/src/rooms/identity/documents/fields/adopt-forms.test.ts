import { describe, expect, it } from 'vitest'
import { MIN_SURE_CONFIDENCE } from '../min-sure-confidence.ts'
import { adoptForms } from './adopt-forms.ts'
import { voteLetters } from './vote.ts'

const scanned = (text: string, confidence = 0.98) =>
  [...text].map((letter, at, all) => ({ text: letter, confidence, at: (at + 0.5) / all.length }))
const read = (text: string) => ({ letters: [...text], confidence: 0.8 })
const lettersOf = (text: string, ...readings: string[]) =>
  adoptForms(scanned(text), readings.map(read)).letters.join('')

describe('the scan’s letters in traditional forms', () => {
  it.each([
    ['the form that the other reader saw', '160号11楼', '160號11樓', '160號11樓'],
    ['a form that is ambiguous', '东里', '東里', '東里'],
    ['the likeliest form, where readings differ', '萧明聖', '肅明聖', '蕭明聖'],
    ['a letter that the scanner does not know', '里017和平路', '里017鄰和平路', '里017鄰和平路'],
    ['a letter that it does not know, where readings differ', '里017中山路', '里017鄰山路', '里017鄰中山路'],
    ['a digit that the other reader lost', '里017介寿94', '里017鄰介壽4', '里017鄰介壽94'],
    ['no letter that it knows but did not see', '四段1', '四段11', '四段1'],
  ])('%s', (_, text, seen, meant) => {
    expect(lettersOf(text, seen)).toBe(meant)
  })

  it('two engines that agree are certain, two that differ are not', () => {
    const vote = (text: string, seen: string) => {
      const readings = [read(seen), read(seen)]
      return voteLetters([...readings, adoptForms(scanned(text), readings)])
    }
    expect(vote('陈志明', '陳志明')).toMatchObject({ value: '陳志明', confidence: expect.closeTo(1, 1) })
    expect(vote('陈志朋', '陳志明')?.confidence).toBeLessThan(MIN_SURE_CONFIDENCE)
  })
})
