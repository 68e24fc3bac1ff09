import { expect, it } from 'vitest'
import { nationalityIn, printedNationality } from './printed-nationality.ts'

it.each([
  ['愛爾蘭IRELAND', 'IRL'],
  ['爱爾蘭', 'IRL'],
  ['德國', 'D'],
  ['GERMANY', 'D'],
  ['越南 VIETNAM', 'VNM'],
  ['西斑牙 SPAIN', 'ESP'],
  ['南韓', 'KOR'],
  ['應聘', null],
  ['德國 FRANCE', null],
  ['', null],
] as const)('%s names %s', (text, state) => expect(nationalityIn(text)).toBe(state))

it('a certificate names one state', () => {
  expect(printedNationality(['外僑居留證', '法國', 'M'])).toBe('FRA')
  expect(printedNationality(['法國', '德國'])).toBeNull()
  expect(printedNationality(['居留證'])).toBeNull()
  expect(printedNationality(['菲律宝', '移工'])).toBe('PHL')
  expect(printedNationality(['法宝', '越宝'])).toBeNull()
})
