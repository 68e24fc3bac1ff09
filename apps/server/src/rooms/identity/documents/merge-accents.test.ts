import { expect, it } from 'vitest'
import { mergeAccents } from './merge-accents.ts'
import { parseMrz } from './mrz/parse-mrz.ts'

const mrz = parseMrz(
  ['P<VNMNGUYEN<<TAM<<<<<<<<<<<<<<<<<<<<<<<<<<<<', 'L898902C36VNM7408122F1204159ZE184226B<<<<<10'],
  '2026-11-21',
)
if (mrz === null) throw new Error('the lines are not read')
const of = (state: string) => ({ mrz: { ...mrz, state }, names: [] })
const letters = (text: string) => [[...text].map((letter) => ({ text: letter, confidence: 0.9 }))]
const sure = (value: string) => ({ value, confidence: 0.95 })
const doubted = (value: string) => ({ value, confidence: 0.6 })

it('restores the accents of a name and a birthplace, and doubts both where the language has any', () => {
  const fields = { name: sure('NGUYEN, TAM'), birthplace: sure('HUE'), id_number: sure('L898902C3') }
  expect(mergeAccents(fields, of('VNM'), { name: letters('NGUYỄNTÂM') })).toEqual({
    name: doubted('NGUYỄN, TÂM'),
    birthplace: doubted('HUE'),
    id_number: sure('L898902C3'),
  })
})

it('leaves a name without accents as sure as it was where a state has them seldom', () => {
  const fields = { name: sure('PENA, ANA') }
  expect(mergeAccents(fields, of('PHL'), { name: letters('PENAANA') })).toEqual(fields)
  expect(mergeAccents(fields, of('PHL'), { name: letters('PEÑAANA') })).toEqual({
    name: doubted('PEÑA, ANA'),
  })
  expect(mergeAccents(fields, null)).toEqual(fields)
})

it('gives surnames and places of Vietnam the marks that readers lose, where the print has any', () => {
  const fields = { name: sure('NGUYEN, VAN KHOI'), birthplace: sure('DA NANG') }
  const read = { name: letters('NGUYÊNVÂNKHÔI'), birthplace: letters('PÀNĂNG') }
  expect(mergeAccents(fields, of('VNM'), read)).toEqual({
    name: doubted('NGUYỄN, VĂN KHÔI'),
    birthplace: doubted('ĐÀ NẴNG'),
  })
  expect(mergeAccents({ name: sure('TRAN, VAN') }, of('VNM'), { name: letters('TRÂNVÂN') })).toEqual({
    name: doubted('TRẦN, VÂN'),
  })
  const misread = { birthplace: sure('PA NANG') }
  expect(mergeAccents(misread, of('VNM'), { birthplace: letters('PÀNĂNG') })).toEqual({
    birthplace: doubted('ĐÀ NẴNG'),
  })
  expect(mergeAccents(fields, of('VNM'))).toEqual({
    name: doubted('NGUYEN, VAN KHOI'),
    birthplace: doubted('DA NANG'),
  })
  expect(mergeAccents({ name: sure('DO, MARÍA') }, of('ESP'))).toEqual({ name: doubted('DO, MARÍA') })
})
