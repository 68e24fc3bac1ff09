import { describe, expect, it } from 'vitest'
import { MIN_SURE_CONFIDENCE } from '../min-sure-confidence.ts'
import { voteWords } from './read-latin.ts'
import { voteLetters, voteValues } from './vote.ts'

const voice = (text: string, confidence = 0.8) => ({ letters: [...text], confidence })
describe('several readings of one line', () => {
  it('are certain when three or more agree', () => {
    const voted = voteLetters([voice('陳義冠'), voice('陳義冠', 0.9), voice('陳義冠', 0.3)])
    expect(voted?.value).toBe('陳義冠')
    expect(voted?.confidence).toBeGreaterThan(MIN_SURE_CONFIDENCE)
  })

  it.each([
    [[voice('陳義冠', 1)], '陳義冠'],
    [[voice('陳義冠', 1), voice('陳義冠', 1)], '陳義冠'],
    [[voice('陳義冠', 1), voice('陳義冠', 1), voice('陳義冠', 1), voice('陳義點', 0.1)], '陳義冠'],
    [[voice('陳義冠', 1), voice('陳義冠', 1), voice('陳義', 1)], '陳義冠'],
  ])('are never sure otherwise: %o', (voices, value) => {
    const voted = voteLetters(voices)
    expect(voted?.value).toBe(value)
    expect(voted?.confidence).toBeLessThan(MIN_SURE_CONFIDENCE)
  })

  it('decide each letter by majority, with a letter missing or extra', () => {
    const readings = [
      voice('民生東路二段130號'),
      voice('民生東路一段130號'),
      voice('生東路二段130號'),
      voice('民生東路二段130號樓'),
    ]
    expect(voteLetters(readings)?.value).toBe('民生東路二段130號')
  })

  it('have a letter that two see and the heaviest passes over, in doubt', () => {
    const scan = { ...voice('頂粘村11鄰粘街', 0.9), weight: 2.5 }
    const whole = () => voice('頂粘村11鄰廈粘街', 0.9)
    const voted = voteLetters([whole(), whole(), voice('頂粘村1鄰廈粘街', 0.9), scan])
    expect(voted?.value).toBe('頂粘村11鄰廈粘街')
    expect(voted?.confidence).toBeLessThan(MIN_SURE_CONFIDENCE)
    expect(voteLetters([whole(), voice('頂粘材11鄰廈粘街', 0.9), scan])?.value).toBe('頂粘村11鄰粘街')
  })

  it('weigh each letter’s confidence and prior', () => {
    const one = { letters: ['即'], confidence: 0.9, confidences: [0.1] }
    const other = { letters: ['妤'], confidence: 0.5, confidences: [0.9] }
    expect(voteLetters([one, other])?.value).toBe('妤')
    const even = [voice('即', 0.8), voice('妤', 0.7)]
    expect(voteLetters(even)?.value).toBe('即')
    expect(voteLetters(even, (letter) => (letter === '妤' ? 1.5 : 1))?.value).toBe('妤')
  })

  it('keep the spaces between words, also when no two readings are alike', () => {
    // A reading of a region has its letters beside its text: the text is what counts.
    const heard = (...texts: string[]) =>
      voteWords(
        texts.map((text) => ({ text, confidence: 0.7, letters: [...text].map((letter) => ({ letter })) })),
      )
    expect(heard('VAN  NAM', 'VAN NAM', 'VANNAM')?.value).toBe('VAN NAM')
    const value = heard('AHR CHANG, PO-HAN', 'ED CHANG, PO-HAN', 'HH CHANG, PO-HAN', 'FE CHANG,PO-HAN')?.value
    expect(value).toMatch(/ CHANG, PO-HAN$/)
    expect(heard()).toBeNull()
  })

  it('are null when nothing was read', () => {
    expect(voteLetters([])).toBeNull()
    expect(voteLetters([voice('')])).toBeNull()
  })

  it('of a value count as a whole', () => {
    const values = ['2001-01-07', '2001-01-01', '2001-01-07'].map((value) => ({ value, confidence: 0.9 }))
    expect(voteValues(values)).toMatchObject({ value: '2001-01-07' })
    expect(voteValues(values)?.confidence).toBeLessThan(MIN_SURE_CONFIDENCE)
  })
})
