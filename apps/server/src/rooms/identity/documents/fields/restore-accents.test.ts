import { describe, expect, it } from 'vitest'
import { restoreAccents } from './restore-accents.ts'

const reading = (text: string, confidence = 0.9) => [...text].map((letter) => ({ text: letter, confidence }))

describe('accents', () => {
  it.each([
    ['NGUYEN, THI TAM', 'NGUYỄNTHỊTÂM', 'NGUYỄN, THỊ TÂM'],
    ['GROEBER, TILL', 'GRÖBER TILL', 'GRÖBER, TILL'],
    ['GROBER, TILL', 'GRÖBERTILL', 'GRÖBER, TILL'],
    ['GUNES, ISIL', 'GÜNEŞ IŞIL', 'GÜNEŞ, IŞIL'],
    ['NGHE AN', 'Nghệ An', 'Nghệ An'],
    ['STRASSE', 'STRAßE', 'STRAßE'],
    ['OESTERGAARD, AAGE', 'ØSTERGÅRDÅGE', 'ØSTERGÅRD, ÅGE'],
    ['THORSDOTTIR, AESA', 'ÞÓRSDÓTTIRÆSA', 'ÞÓRSDÓTTIR, ÆSA'],
    ['PORSDOTTIR, ESA', 'ÞÓRSDÓTTIRÆSA', 'ÞÓRSDÓTTIR, ÆSA'],
    ['BRAKKE, SJUR', 'BRÆKKESJUR', 'BRÆKKE, SJUR'],
    ['LINDO, ANA', 'ÑINDOANA', 'LINDO, ANA'],
  ])('of %s, read as %s', (value, read, restored) => {
    expect(restoreAccents(value, [reading(read), reading(read)])).toBe(restored)
  })

  it('are those of most readings, by their confidence', () => {
    const readings = [reading('NGUYÊN', 0.2), reading('NGUYỄN', 0.9), reading('NGUYÊN', 0.3)]
    expect(restoreAccents('NGUYEN', readings)).toBe('NGUYỄN')
    expect(restoreAccents('NGUYEN', [reading('NGUYÊN', 0.4), reading('NGUYEN', 0.6)])).toBe('NGUYEN')
  })

  it('are none of a reading of something else, or without any', () => {
    expect(restoreAccents('LE, AN', [reading('ĐƯỜNG')])).toBe('LE, AN')
    expect(restoreAccents('LE, AN', [])).toBe('LE, AN')
  })
})
