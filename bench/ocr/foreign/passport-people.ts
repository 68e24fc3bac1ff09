/** An invented holder of a passport. Dates are `yyyy-MM-dd`. */
export interface HolderData {
  /** ISO 3166-1 alpha-3, as passports print it (Germany: `D`), and alpha-2. */
  readonly issuer: string
  readonly issueCountry: string
  readonly state: string
  readonly surname: string
  readonly given: string
  /** In the country's letters, beside the Latin ones; empty for most. */
  readonly ownLetters: string
  readonly number: string
  readonly personalNumber: string
  readonly gender: '1' | '2'
  readonly born: string
  readonly issued: string
  readonly expires: string
  readonly birthplace: string
}

/** issuer | alpha-2 | state | surname | given | own letters | number | personal number | gender | born | issued | expires | birthplace */
const ROWS = `
TWN|TW|REPUBLIC OF CHINA (TAIWAN)|OUYANG|JER-KUEN|歐陽哲堃|351907742|A125501937|1|1987-04-12|2019-06-03|2029-06-03|TAIPEI CITY
TWN|TW|REPUBLIC OF CHINA (TAIWAN)|HSU|I-HSUAN|許怡瑄|362214908|F226017454|2|1994-11-30|2023-02-20|2033-02-20|TAIWAN
TWN|TW|REPUBLIC OF CHINA (TAIWAN)|CHANG CHIEN|PEI-SHAN|張簡佩珊|318840265|E229104388|2|1972-08-08|2017-10-25|2027-10-25|KAOHSIUNG CITY
TWN|TW|REPUBLIC OF CHINA (TAIWAN)|YUMA PILIN|KAGAW|尤瑪·比令|370015583|K120884411|1|2002-02-02|2024-09-12|2034-09-12|MIAOLI COUNTY
TWN|TW|REPUBLIC OF CHINA (TAIWAN)|LU|E|呂娥|306671190|T220099175|2|1955-12-19|2020-01-02|2030-01-02|PINGTUNG COUNTY
USA|US|UNITED STATES OF AMERICA|MCALLISTER-REYES|JOSEPHINE ANNE||567201934||2|1981-07-04|2018-03-27|2028-03-26|ILLINOIS, U.S.A.
USA|US|UNITED STATES OF AMERICA|LEE|D'ANDRE MALIK||A04417762||1|1999-10-31|2022-05-16|2032-05-15|GEORGIA, U.S.A.
PHL|PH|REPUBLIKA NG PILIPINAS|DELOS SANTOS|JUAN CARLO||P7140265B||1|1990-06-12|2021-11-19|2031-11-18|CEBU CITY
PHL|PH|REPUBLIKA NG PILIPINAS|MACAPAGAL|MA. TERESITA||P0098213C||2|1967-05-01|2019-04-08|2029-04-07|SAN FERNANDO, PAMPANGA
VNM|VN|CONG HOA XA HOI CHU NGHIA VIET NAM|NGUYEN|THI MINH KHAI||C8820147|036194008812|2|1994-09-28|2020-12-15|2030-12-15|NAM DINH
VNM|VN|CONG HOA XA HOI CHU NGHIA VIET NAM|TRAN|QUOC BAO||P01937465|079088001260|1|1988-01-20|2023-08-30|2033-08-30|TP. HO CHI MINH
JPN|JP|JAPAN|OHNO|SHUNICHIRO||TZ3350871||1|1976-03-21|2017-12-05|2027-12-05|HOKKAIDO
KOR|KR|REPUBLIC OF KOREA|PARK|HA-EUN|박하은|M417C8820||2|2001-04-17|2022-10-24|2032-10-24|SEOUL
GBR|GB|UNITED KINGDOM OF GREAT BRITAIN AND NORTHERN IRELAND|O'BRIEN-SMYTHE|EDMUND ST. JOHN||533380127||1|1963-11-05|2019-01-14|2029-01-14|STOKE-ON-TRENT
IRL|IE|ÉIRE IRELAND IRLANDE|NI DHOMHNAILL|AOIFE||PB7740218||2|1992-02-01|2021-06-09|2031-06-08|GAILLIMH
FRA|FR|RÉPUBLIQUE FRANÇAISE|D'HAUTEVILLE|JEAN-BAPTISTE, LOUIS||19CK44802||1|1985-05-23|2020-07-14|2030-07-13|SAINT-ETIENNE
D|DE|BUNDESREPUBLIK DEUTSCHLAND|MÜLLER-WEISS|KÄTHE||C4VH1NX7R||2|1970-10-03|2018-08-20|2028-08-19|GÖTTINGEN
ESP|ES|ESPAÑA|GARCIA DE LA TORRE|MARIA DEL PILAR||XDC307714||2|1996-12-12|2023-03-15|2033-03-15|ZARAGOZA
`

export const HOLDERS: readonly HolderData[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [issuer = '', issueCountry = '', state = '', surname = '', given = '', ...others] = row.split('|')
    const [ownLetters = '', number = '', personalNumber = '', gender = '1', ...dates] = others
    const [born = '', issued = '', expires = '', birthplace = ''] = dates
    return {
      issuer,
      issueCountry,
      state,
      surname,
      given,
      ownLetters,
      number,
      personalNumber,
      gender: gender === '2' ? '2' : '1',
      born,
      issued,
      expires,
      birthplace,
    }
  })
