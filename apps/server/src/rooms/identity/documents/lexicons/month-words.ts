const ENGLISH = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')

/**
 * How passports shorten the names of the months in other languages, without accents: month by month, the words’ first letters. A
 * word that is another month in another language, as the Polish and the Croatian `LIS`, is left to the language of more passports.
 */
const OTHERS = [
  'ENE GEN IAN OCA STY SAU TAM JAAN',
  'FEV FEBR PEB SUB LUT VAS HEL VEEB',
  'MRT MRZ MAERZ MAC MARC KOV MAA',
  'AVR ABR NIS KWI BAL HUH',
  'MAI MEI MAJ MAG MAGG GEG TOU',
  'JUIN GIU IUN HAZ CZE BIR HUN JUUN KES',
  'JUIL LUG IUL TEM LIP LIE HUL JUUL HEI',
  'AOUT AOU AGO AGU OGO SIE RGP ELO',
  'SET EYL WRZ RGS SYY SZE',
  'OKT OUT OTT EKI PAZ SPA LOK',
  'NOB NOI KAS LIS LAP MARR',
  'DEZ DES DIC DIS DEK GRU ARA JOU DETS',
].map((words) => words.split(' '))

/** The month, 1 to 12, that a word in capitals without accents begins with in English; 0 where it is none. */
export const englishMonthOf = (word: string): number => ENGLISH.indexOf(word.slice(0, ENGLISH_LETTERS)) + 1
const ENGLISH_LETTERS = 3

/** The same in any language; the longest beginning counts, so that `JUIL` is not `JUI`. */
export function monthOf(word: string): number {
  const english = englishMonthOf(word)
  const [longest] = OTHERS.flatMap((words, at) =>
    words.filter((one) => word.startsWith(one)).map((one) => ({ month: at + 1, length: one.length })),
  ).toSorted((one, other) => other.length - one.length)
  if (longest !== undefined && longest.length > ENGLISH_LETTERS) return longest.month
  return english > 0 ? english : (longest?.month ?? 0)
}
