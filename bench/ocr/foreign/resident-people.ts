import { completeIdNumber } from './complete-id-number.ts'

/** An invented foreign resident. Dates are `yyyy-MM-dd`. */
export interface ForeignerData {
  readonly name: string
  readonly number: string
  readonly born: string
  readonly issued: string
  readonly expires: string
  readonly nationality: string
  readonly purpose: string
  readonly address: string
  readonly cardNumber: string
}

/** name | number without its check digit | born | issued | expires | nationality | purpose | address | card number */
const ROWS = `
O'CONNOR, SIOBHAN MARY|A92001733|1990-03-17|2024-05-30|2027-05-29|愛爾蘭 IRELAND|應聘 EMPLOYMENT|臺北市大安區龍淵里6鄰和平東路二段118巷54弄16號三樓|25A0183374
DELA ROSA, MARIA CONCEPCION|H90040921|1985-12-08|2023-11-11|2026-11-10|菲律賓 PHILIPPINES|移工 LABOR|桃園市平鎮區湧豐里2鄰工業一路15號|31H2290115
NGUYEN THI BICH NGOC|F98812047|1997-06-24|2022-08-01|2027-07-31|越南 VIET NAM|依親 DEPENDENT|新北市三重區五順里13鄰三和路四段163巷92號2樓|27F0034561
SATO-KELLER, ANNA LENA|B93310456|1979-09-01|2025-02-14|2030-02-13|德國 GERMANY|永久居留 APRC|臺中市西屯區何安里9鄰河南路二段262號11樓之6|40B7712908
WIJAYA, BUDI|E80020768|1992-01-30|2024-10-10|2026-10-09|印尼 INDONESIA|就學 STUDY|高雄市燕巢區深水里5鄰大學路1號|22E4455120
SMITH, JOHN|D81109932|1968-02-11|2021-07-01|2026-06-30|美國 U.S.A.|投資 INVESTMENT|臺南市安平區億載里4鄰永華路二段248號十樓之1|18D9920334
VAN DEN BERG, PIETER-JAN|O84471205|1983-08-19|2023-04-04|2028-04-03|荷蘭 NETHERLANDS|應聘 EMPLOYMENT|新竹市東區金山里31鄰金山七街77號|29O3300482
HTET HTET AUNG|N97700681|2000-10-05|2025-09-01|2026-08-31|緬甸 MYANMAR|就學 STUDY|彰化縣大村鄉過溝村17鄰學府路168號|33N1108723
KIM, SEO-YEON|C92299041|1995-05-15|2022-12-20|2027-12-19|韓國 KOREA|依親 DEPENDENT|基隆市信義區義民里20鄰東信路282之45號|26C6640917
SINGH, HARPREET KAUR|G96330812|1988-11-29|2024-01-08|2029-01-07|印度 INDIA|依親 DEPENDENT|宜蘭縣羅東鎮仁德里8鄰純精路三段91巷11弄3號|37G2093365
`

export const FOREIGNERS: readonly ForeignerData[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [name = '', number = '', born = '', issued = '', expires = '', ...others] = row.split('|')
    const [nationality = '', purpose = '', address = '', cardNumber = ''] = others
    return {
      name,
      number: completeIdNumber(number),
      born,
      issued,
      expires,
      nationality,
      purpose,
      address,
      cardNumber,
    }
  })
