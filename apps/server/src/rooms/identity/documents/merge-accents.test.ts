import { expect, it } from 'vitest'
import { mergeAccents } from './merge-accents.ts'

const letters = (text: string) => [[...text].map((letter) => ({ text: letter, confidence: 0.9 }))]
const sure = (value: string) => ({ value, confidence: 0.95 })
const doubted = (value: string) => ({ value, confidence: 0.6 })

it('restores the accents of a name and a birthplace, and doubts both where the language has any', () => {
  const fields = { name: sure('NGUYEN, TAM'), birthplace: sure('HUE'), id_number: sure('L898902C3') }
  expect(mergeAccents(fields, 'VNM', { name: letters('NGUYỄNTÂM') })).toEqual({
    name: doubted('NGUYỄN, TÂM'),
    birthplace: doubted('HUE'),
    id_number: sure('L898902C3'),
  })
})

it('leaves a name without accents as sure as it was where a state has them seldom', () => {
  const fields = { name: sure('PENA, ANA') }
  expect(mergeAccents(fields, 'PHL', { name: letters('PENAANA') })).toEqual(fields)
  expect(mergeAccents(fields, 'PHL', { name: letters('PEÑAANA') })).toEqual({
    name: doubted('PEÑA, ANA'),
  })
  expect(mergeAccents(fields, '')).toEqual(fields)
})

it('gives surnames and places of Vietnam the marks that readers lose, where the print has any', () => {
  const fields = { name: sure('NGUYEN, VAN KHOI'), birthplace: sure('DA NANG') }
  const read = { name: letters('NGUYÊNVÂNKHÔI'), birthplace: letters('PÀNĂNG') }
  expect(mergeAccents(fields, 'VNM', read)).toEqual({
    name: doubted('NGUYỄN, VĂN KHÔI'),
    birthplace: doubted('ĐÀ NẴNG'),
  })
  expect(mergeAccents({ name: sure('TRAN, VAN') }, 'VNM', { name: letters('TRÂNVÂN') })).toEqual({
    name: doubted('TRẦN, VÂN'),
  })
  const misread = { birthplace: sure('PA NANG') }
  expect(mergeAccents(misread, 'VNM', { birthplace: letters('PÀNĂNG') })).toEqual({
    birthplace: doubted('ĐÀ NẴNG'),
  })
  expect(mergeAccents(fields, 'VNM')).toEqual({
    name: doubted('NGUYEN, VAN KHOI'),
    birthplace: doubted('DA NANG'),
  })
  expect(mergeAccents({ name: sure('DO, MARÍA') }, 'ESP')).toEqual({ name: doubted('DO, MARÍA') })
})

it('restores the accents of a resident’s name by the printed nationality', () => {
  const printed = { name: { value: 'LUTZELBERGER-FAHNRICH, ANJA', confidence: 0.8 } }
  expect(mergeAccents(printed, 'D', { name: letters('LÜTZELBERGERFÄHNRICHANJA') })).toEqual({
    name: doubted('LÜTZELBERGER-FÄHNRICH, ANJA'),
  })
})

it('doubts a name whose letters have marks that no reader gives, whatever the state', () => {
  const fields = { name: sure('EVANS, SION'), birthplace: sure('BANGOR') }
  expect(mergeAccents(fields, 'GBR', {}, ['name'])).toEqual({
    name: doubted('EVANS, SION'),
    birthplace: sure('BANGOR'),
  })
})

it('doubts long vowels of New Zealand, which no reader gives', () => {
  const fields = { name: sure('TE RANGIANIWA, HEMI'), birthplace: sure('LOWER HUTT') }
  expect(mergeAccents(fields, 'NZL')).toEqual({
    name: doubted('TE RANGIANIWA, HEMI'),
    birthplace: sure('LOWER HUTT'),
  })
})
