import { describe, expect, it } from 'vitest'
import { inferGender } from './infer-gender.ts'
import { mergePassport } from './merge-passport.ts'
import { MIN_SURE_CONFIDENCE } from './min-sure-confidence.ts'
import { parseMrz } from './mrz/parse-mrz.ts'

const LINES = [
  'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
  'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
] as const
const mrz = parseMrz(LINES, '2026-11-21')
if (mrz === null) throw new Error('the specimen is not read')
const misread = { surname: 'ERIKSSON', givenNames: 'ANNA MARA' }
const reading = { mrz, names: [mrz, mrz, misread] }
const read = (value: string, confidence = 0.5) => ({ value, confidence })

describe('a passport', () => {
  it('is certain where check digits are valid, whatever the print', () => {
    const fields = mergePassport({ id_number: read('L898902C8', 0.99) }, reading)
    expect(fields).toMatchObject({
      id_number: { value: 'L898902C3' },
      birth_date: { value: '1974-08-12' },
      expiry_date: { value: '2012-04-15' },
    })
    for (const { confidence } of [fields.id_number, fields.birth_date, fields.expiry_date].filter(
      (one) => one !== undefined,
    ))
      expect(confidence).toBeGreaterThan(MIN_SURE_CONFIDENCE)
  })

  it('uses the print where check digits are invalid, and is never sure', () => {
    const doubtful = { ...reading, mrz: { ...mrz, isBirthProven: false, isWholeProven: false } }
    const same = mergePassport({ birth_date: read('1974-08-12', 0.99) }, doubtful).birth_date
    expect(same).toEqual(read('1974-08-12', 0.8))
    const other = mergePassport({ birth_date: read('1974-08-13', 0.99) }, doubtful).birth_date
    expect(other).toMatchObject({ value: '1974-08-13' })
    expect(other?.confidence).toBeLessThan(MIN_SURE_CONFIDENCE)
  })

  it('has one valid check digit contradicted by a sure print, or by lines in doubt', () => {
    const lone = { ...reading, mrz: { ...mrz, isWholeProven: false } }
    const number = (one: typeof lone & { isDoubted?: boolean }, print?: ReturnType<typeof read>) =>
      mergePassport(print === undefined ? {} : { id_number: print }, one).id_number
    expect(number(lone)).toEqual(read('L898902C3', 0.95))
    expect(number(lone, read('L898902C8', 0.8))).toEqual(read('L898902C3', 0.95))
    expect(number(lone, read('L898902C8', 0.9))).toEqual(read('L898902C3', 0.8))
    expect(number({ ...lone, isDoubted: true })).toEqual(read('L898902C3', 0.8))
    expect(number({ ...lone, isDoubted: true }, read('L898902C3', 0.5))).toEqual(read('L898902C3', 0.99))
  })

  it('has a certain gender only where the print agrees with the lines', () => {
    const gender = (print?: ReturnType<typeof read>) =>
      mergePassport(print === undefined ? {} : { gender: print }, reading).gender
    expect(gender()).toEqual(read('2', 0.8))
    expect(gender(read('2'))).toEqual(read('2', 0.95))
    expect(gender(read('1', 0.99))).toEqual(read('1', 0.6))
  })

  it('has no certain name by lines that are blurred, cut off or misread', () => {
    const name = (lines: object) =>
      mergePassport({ name: read('ERIKSSON, ANNA-MARIA', 0.3) }, { ...reading, ...lines }).name
    expect(name({})).toEqual(read('ERIKSSON, ANNA-MARIA', 0.95))
    expect(name({ isDoubted: true })).toEqual(read('ERIKSSON, ANNA-MARIA', 0.8))
    expect(name({ mrz: { ...mrz, isWholeProven: false } })).toEqual(read('ERIKSSON, ANNA-MARIA', 0.8))
  })

  it('has no certain name by lines that it fills: they may lack its end, as the first printed row does', () => {
    const nameOf = (surname: string, givenNames: string) => {
      const machine = { surname, givenNames }
      const lines = { mrz: { ...mrz, ...machine }, names: [machine] }
      return mergePassport({ name: read(`${surname}, ${givenNames}`, 0.3) }, lines).name?.confidence
    }
    expect(nameOf('VAN DER BERG DE LA O', 'ANA B C D E F G H')).toBe(0.8)
    expect(nameOf('VAN DER BERG DE LA O', 'ANA B C D E F G')).toBe(0.95)
  })

  it('uses the printed name of which every reading of the lines has lost letters', () => {
    const names = [
      { surname: 'S', givenNames: 'CHIA JNG' },
      { surname: 'HSU', givenNames: 'CHIA' },
    ]
    const lost = {
      mrz: { ...mrz, surname: 'S', givenNames: 'CHIA JNG' },
      names,
      rows: ['S<<CHIA<JNG', 'HSU<<CHIA'],
    }
    expect(mergePassport({ name: read('HSU, CHIA-JUNG', 0.59) }, lost).name).toEqual({
      value: 'HSU, CHIA-JUNG',
      confidence: 0.6,
    })
  })

  it('finds a surname broken at a hyphen and given names in two rows', () => {
    const lines = { ...mrz, surname: 'VAN T VELD ROSSUM', givenNames: 'ANNA MARIA' }
    const prints = ["VAN 'T VELD-", 'ROSSUM', 'ANNA', '12 AUG 1974', 'MARIA']
    const nameOf = (some: readonly string[]) =>
      mergePassport({ name: read("VAN 'T VELD-, ROSSUM") }, { mrz: lines, names: [lines, mrz] }, some).name
    expect(nameOf(prints)).toEqual(read("VAN 'T VELD-ROSSUM, ANNA MARIA", 0.6))
  })

  it('uses the printed name when the lines have the same words', () => {
    const name = (printed: string) => mergePassport({ name: read(printed) }, reading).name?.value
    expect(name('ERIKSSON, ANNA-MARIA')).toBe('ERIKSSON, ANNA-MARIA')
    expect(name('XQ ERIKSSON, ANNA-MARIA')).toBe('ERIKSSON, ANNA-MARIA')
    expect(name('ERIKSSON, ANNAI-MARIA')).toBe('ERIKSSON, ANNAI-MARIA')
    const strayed = { ...reading, mrz: { ...mrz, givenNames: 'ANNA MARTIA' } }
    expect(mergePassport({ name: read('ERIKSSONI, ANNA-MARIA') }, strayed).name?.value).toBe(
      'ERIKSSONI, ANNA-MARIA',
    )
    const beheaded = { ...reading, names: [{ surname: 'RIKSSON', givenNames: 'ANNA MARIA' }, mrz] }
    expect(
      mergePassport(
        { name: read('ERIKSSON, ANNA-MARIA') },
        { ...beheaded, mrz: { ...mrz, surname: 'RIKSSON' } },
      ).name?.value,
    ).toBe('ERIKSSON, ANNA-MARIA')
    expect(name('ERIKSSON, ANNAMARIA')).toBe('ERIKSSON, ANNA MARIA')
    expect(name('ERIKSON, ANNA MARIA')).toBe('ERIKSSON, ANNA MARIA')
    const other = { ...reading, mrz: { ...mrz, ...misread } }
    expect(mergePassport({ name: read('ERIKSSON, ANNA-MARIA') }, other).name?.value).toBe(
      'ERIKSSON, ANNA-MARIA',
    )
    expect(mergePassport({ name: read('ERIKSSON, ANNI MARIA', 0.9) }, reading).name).toEqual(
      read('ERIKSSON, ANNI MARIA', 0.6),
    )
    // None of them has all letters, and each letter is in most of them.
    const names = [
      { surname: 'ERIKSSON', givenNames: 'ANNA MARTA' },
      { surname: 'ERIKSSON', givenNames: 'ANMA MARIA' },
      { surname: 'EPIKSSON', givenNames: 'ANNA MARIA' },
    ]
    const blurred = { mrz: { ...mrz, surname: 'EPIKSSON' }, names }
    expect(mergePassport({ name: read('ERIKSSON, ANNA MABIA') }, blurred).name).toEqual(
      read('ERIKSSON, ANNA MARIA', 0.6),
    )
    expect(mergePassport({ name: read('ERIKSON, ANNA') }, reading).name?.confidence).toBeLessThan(
      MIN_SURE_CONFIDENCE,
    )
  })

  it('has its name parted where the lines part it, and keeps what only the print has', () => {
    const named = (surname: string, givenNames: string) => ({
      mrz: { ...mrz, surname, givenNames },
      names: [{ surname, givenNames }],
    })
    const name = (lines: ReturnType<typeof named>, printed?: string, prints: readonly string[] = []) =>
      mergePassport(printed === undefined ? {} : { name: read(printed, 0.99) }, lines, prints).name
    const cruz = named('DELA CRUZ', 'JOHN PAUL')
    expect(name(cruz, 'DELA CRUZ JOHN PAUL')).toEqual(read('DELA CRUZ, JOHN PAUL', 0.6))
    expect(name(cruz, 'ELA CRUZ, JOHN PAUL')).toEqual(read('DELA CRUZ, JOHN PAUL', 0.6))
    expect(name(cruz, 'DELACRUZ, JOHNPAUL')).toEqual(read('DELA CRUZ, JOHN PAUL', 0.6))
    expect(name(named('OBRIEN', 'SEAN'), "O'BRIEN, SEAN")?.value).toBe("O'BRIEN, SEAN")
    expect(name(named('OBRIEN', 'SEAN'), "O' BRIEN, SEAN")?.value).toBe("O'BRIEN, SEAN")
    expect(name(named('RAMOS', 'MA TERESA'), 'RAMOS, MA. TERESA')).toEqual(read('RAMOS, MA. TERESA', 0.95))
    expect(name(named('DE LA ROSA', 'JOSE JR'), 'DE LA ROSA, JOSE JR.')?.value).toBe('DE LA ROSA, JOSE JR.')
  })

  it('has its name in any line of the page, and is never certain by its lines alone', () => {
    const lines = { ...reading, mrz: { ...mrz, surname: 'CHENG', givenNames: 'MEI LING' }, names: [] }
    expect(mergePassport({}, lines, ['339495927', '俞CHENG,MEI-LING']).name).toEqual(
      read('CHENG, MEI-LING', 0.95),
    )
    expect(mergePassport({}, lines, ['339495927']).name).toEqual(read('CHENG, MEI LING', 0.6))
  })

  it('has a surname and given names that are lines of print, in doubt', () => {
    const machine = { ...mrz, surname: 'VAN T HOFF DE BRUIJN', givenNames: 'SJOERD WILLEM' }
    const dutch = { mrz: machine, names: [machine] }
    const prints = ['KONINKRIJK', "VAN'THOFF-DE BRUIJN", 'SJOERDWILLEM']
    expect(mergePassport({}, dutch, prints).name).toEqual(read("VAN 'T HOFF-DE BRUIJN, SJOERD WILLEM", 0.6))
    const german = { ...mrz, surname: 'VON DER HEYDE MUELLER', givenNames: 'JOERG' }
    const lines = ['P<D<<VON<DER<HEYDE<MUELLER<<JOERG<<<<<<', 'VON DER HEYDE-MULLER', 'JORG']
    expect(mergePassport({}, { mrz: german, names: [german] }, lines).name).toEqual(
      read('VON DER HEYDE-MULLER, JORG', 0.6),
    )
  })

  it.each([
    ['SWE', 'AAKERSTROEM', 'LARS GOERAN AAKE', ['AKERSTROM', 'LARS-GORAN AKE'], 'AKERSTROM, LARS-GORAN AKE'],
    ['DNK', 'AAGAARD', 'LAERKE', ['AGAARD', 'LERKE'], 'AGAARD, LERKE'],
    ['ISL', 'THORDARDOTTIR', 'AESA', ['PORDARDOTTIR', 'ESA'], 'PORDARDOTTIR, ESA'],
    ['FIN', 'AALTO', 'EEVA LIISA', ['AALTO', 'EEVA-LIISA'], 'AALTO, EEVA-LIISA'],
    // Elsewhere they are two letters, of which the print’s reading lost one.
    ['TWN', 'AARON', 'THOMAS', ['ARON', 'THOMAS'], 'AARON, THOMAS'],
  ])(
    'of %s has one letter where the lines write Å, Æ or Þ as two',
    (state, surname, givenNames, prints, name) => {
      const machine = { ...mrz, surname, givenNames, state }
      expect(mergePassport({}, { mrz: machine, names: [machine] }, prints).name).toEqual(read(name, 0.6))
    },
  )

  it('has given names in two rows, of which an I with marks above it was read as a small one', () => {
    const machine = { ...mrz, surname: 'N DIAYE', givenNames: 'AISSATOU FATIMATA', state: 'SEN' }
    const prints = ["N'DIAYE", 'AiSSATOU', 'FATIMATA', 'Profession']
    expect(mergePassport({}, { mrz: machine, names: [machine] }, prints).name).toEqual(
      read("N 'DIAYE, AISSATOU FATIMATA", 0.6),
    )
    const short = { ...machine, givenNames: 'AISSATOU' }
    const printed = { name: read("N'DIAYE, AISSATOU", 0.8) }
    expect(mergePassport(printed, { mrz: machine, names: [machine, short] }, prints).name).toEqual(
      read("N 'DIAYE, AISSATOU FATIMATA", 0.6),
    )
  })

  it('has a name that fills its machine-readable line where two lines of print are its parts, in doubt', () => {
    const machine = { ...mrz, surname: 'BEN ABDELJALIL EL IDRISSI', givenNames: 'FATIMA ZAHRA', state: 'MAR' }
    const full = { mrz: machine, names: [machine] }
    const [surname, givenNames] = ['BEN ABDELJALIL EL IDRISSI', 'FATIMA-ZAHRA']
    const nameOf = (...prints: string[]) => mergePassport({ name: read(givenNames, 0.8) }, full, prints).name
    expect(nameOf(surname, givenNames)).toEqual(read(`${surname}, ${givenNames}`, 0.6))
    expect(nameOf(givenNames)).toEqual(read(givenNames, 0.6))
  })

  it('has a certain name by print only, not by the machine-readable lines among the lines of the page', () => {
    const lines = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<']
    expect(mergePassport({}, reading, lines).name).toEqual(read('ERIKSSON, ANNA MARIA', 0.6))
  })

  it('has no certain name where names have accents, which no reading shows', () => {
    const nameOf = (state: string) => {
      const machine = { ...mrz, surname: 'GUNES', givenNames: 'ISIL', state }
      return mergePassport({ name: read('GUNES, ISIL', 0.99) }, { mrz: machine, names: [machine] }).name
    }
    expect(nameOf('TUR')).toEqual(read('GUNES, ISIL', 0.6))
    expect(nameOf('TWN')).toEqual(read('GUNES, ISIL', 0.95))
  })

  it('has no certain name where most readings of the lines have another one', () => {
    const names = [mrz, mrz, mrz, misread]
    const name = mergePassport({ name: read('ERIKSSON, ANNA MARA', 0.9) }, { mrz, names }).name
    expect(name).toEqual(read('ERIKSSON, ANNA MARA', 0.6))
  })

  it('has the I that the lines lost from a line of print that has a part of the name', () => {
    const lost = { mrz: { ...mrz, surname: 'PETROVA', givenNames: 'RNA' }, names: [] }
    expect(mergePassport({}, lost, ['PASSPORT', 'PETROVA', 'IRINA']).name).toEqual(
      read('PETROVA, IRINA', 0.6),
    )
    expect(mergePassport({}, lost, ['IRENA']).name).toEqual(read('PETROVA, RNA', 0.6))
  })

  it('confirms an issue date a usual time before the expiry, and none that is in doubt', () => {
    const confidence = (value: string, printed: number) =>
      mergePassport({ issue_date: read(value, printed) }, reading).issue_date?.confidence
    expect(confidence('2002-04-15', 0.81)).toBe(0.95)
    expect(confidence('2007-04-15', 0.81)).toBe(0.95)
    // Blurred, cut or contested; seven years, which may be a misread digit; another day.
    expect(confidence('2002-04-15', 0.8)).toBe(0.8)
    expect(confidence('2005-04-15', 0.81)).toBe(0.81)
    expect(confidence('2002-04-16', 0.81)).toBe(0.81)
  })

  it('mends the year of an issue date that no passport is valid for, by one digit', () => {
    const issued = (value: string) => mergePassport({ issue_date: read(value, 0.9) }, reading).issue_date
    expect(issued('2042-04-15')).toEqual(read('2002-04-15', 0.6))
    expect(issued('2907-04-15')).toEqual(read('2007-04-15', 0.6))
    expect(issued('1951-04-15')).toEqual(read('1951-04-15', 0.9))
  })

  it('has no name of a line whose fillers were read as letters', () => {
    const filled = { surname: 'ERIKSSONKANNAKMARIAKKKKLLLLLLLLLKKKLLL', givenNames: '' }
    const lines = { mrz: { ...mrz, ...filled }, names: [filled] }
    expect(mergePassport({}, lines).name).toBeUndefined()
    expect(mergePassport({ name: read('ERIKSSON, ANNA MARIA', 0.9) }, lines).name).toEqual(
      read('ERIKSSON, ANNA MARIA', 0.6),
    )
  })

  it('without its lines uses the print', () => {
    expect(mergePassport({ name: read('A') }, null)).toEqual({ name: read('A') })
  })
})

describe('the gender in a number', () => {
  const number = read('A123456789', 0.97)
  it('confirms, contradicts or replaces the print', () => {
    expect(inferGender(1, read('1'), number)?.confidence).toBeGreaterThan(MIN_SURE_CONFIDENCE)
    expect(inferGender(1, read('2', 0.99), number)).toEqual(read('2'))
    expect(inferGender(1, read('2', 0.6), number)).toEqual(read('1'))
    expect(inferGender(1, undefined, number)).toMatchObject({ value: '1' })
    expect(inferGender(1, read('2'), read('A123456788', 0.97))).toEqual(read('2'))
    expect(inferGender(3, undefined, number)).toBeUndefined()
  })

  it('confirms no more than the number is sure', () => {
    expect(inferGender(1, read('1'), read('A123456789', 0.8))).toEqual(read('1', 0.8))
    expect(inferGender(1, read('1', 0.9), read('A123456789', 0.8))).toEqual(read('1', 0.9))
  })
})
