import { describe, expect, it } from 'vitest'
import { nearestName } from './nearest-name.ts'

const row = (text: string) => text.padEnd(39, '<')

describe('the name that a passport’s line and print say', () => {
  it('is that of the print where fillers were read as letters', () => {
    const prints = ['PASSPORT', 'LEE', 'MIN HO', 'IDN', 'BANDUNG']
    expect(nearestName(['LEECCMINCHOCCCCCCCLLLLLCCLLLCLLLLLLCC'], prints, [])).toEqual({
      surname: 'LEE',
      givenNames: 'MIN HO',
    })
  })

  it('may be short, with all fillers behind it read as letters', () => {
    const rows = [
      row('U<<YI'),
      row('U<<YI'),
      `WULCKYICCC${'L'.repeat(27)}KL`,
      `WUCKLKYI<KCC${'L'.repeat(26)}K`,
    ]
    const read = { surname: 'U', givenNames: 'YI' }
    expect(nearestName(rows, ['WU, YI'], [read])).toEqual({ surname: 'WU', givenNames: 'YI' })
  })

  it('has the letters that the line lost, and marks that it never has', () => {
    expect(nearestName([row('PETROVA<<RNA')], ['PETROVA', 'IRINA'], [])?.givenNames).toBe('IRINA')
    expect(nearestName([row('OBRIEN<<SEAN')], ["O'BRIEN, SEAN"], [])?.surname).toBe("O'BRIEN")
  })

  it('is that of the line where the print was misread', () => {
    const read = { surname: 'VILLANUEVA', givenNames: 'MARK JOSEPH' }
    const rows = [row('VILLANUEVA<<MARK<JOSEPH'), row('VILLANUEVA<<MARK<JOSEPH')]
    expect(nearestName(rows, ['VILLANUFVA', 'MARKOSPH'], [read])).toEqual(read)
  })

  it('is none where neither resembles the other, or nothing was read', () => {
    expect(nearestName([row('QXZWQXZW<<QXZW')], ['ERIKSSON', 'ANNA'], [])).toBeNull()
    expect(nearestName([], ['ERIKSSON', 'ANNA'], [])).toBeNull()
  })
})
