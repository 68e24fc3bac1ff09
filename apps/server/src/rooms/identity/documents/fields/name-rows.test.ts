import { expect, it } from 'vitest'
import { scannedLine } from '../testing/scanned-line.ts'
import { valuesOf } from '../testing/values-of.ts'

const label = scannedLine('姓名', [386, 187, 421, 211])
const others = [
  scannedLine('統一編號', [375, 396, 443, 421]),
  scannedLine('T225840714', [457, 389, 648, 422]),
]

it('a surname may stand in a row of its own over the given name, also one that was not read', () => {
  const given = scannedLine('芷瑄', [379, 250, 462, 296])
  const surname = (text: string) => scannedLine(text, [382, 208, 427, 253])
  expect(valuesOf('id_front', [label, surname(''), given, ...others]).name).toEqual(['', '芷瑄'])
  expect(valuesOf('id_front', [label, surname('陳'), given, ...others]).name).toEqual(['陳', '芷瑄'])
  expect(valuesOf('id_front', [label, given, ...others]).name).toEqual(['芷瑄'])
})

it('a whole name has no surname above it', () => {
  const name = scannedLine('林瑄', [379, 250, 462, 296])
  const speck = scannedLine('', [382, 208, 427, 253])
  expect(valuesOf('id_front', [label, speck, name, ...others]).name).toEqual(['林瑄'])
})
