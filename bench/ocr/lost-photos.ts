import { createSeededRandom } from '@gamehall/test-documents'
import sharp from 'sharp'

/** A photo that shows no document. */
export interface LostPhoto {
  readonly name: string
  draw(): Promise<Buffer>
}

const [WIDTH, HEIGHT] = [1600, 1200]
/** What newspapers write: letters of names and places, which are no label of a document. */
const NEWS =
  '昨天上午市區多條道路因為大雨積水交通一度中斷氣象單位表示鋒面通過後天氣逐漸好轉民眾出門仍要攜帶雨具農民擔心蔬菜價格將會上漲另外棒球隊在延長賽中以一分之差獲勝球迷高興地唱歌到深夜'
/** News of papers, among others: its sentences have the words of labels, and an address. */
const NEWS_OF_PAPERS = `警方在車站查驗旅客的身分時發現一名男子出示的護照和居留證都是偽造的他的父母及配偶表示證件上的出生日期與地址不符合戶籍資料男子自稱住在臺北市中山區長安東路二段一百號五樓已經服過兵役也沒有欠繳信用卡帳款承辦人員要他補辦國民身分證並提供統一編號和聯絡電話案件將由移民署繼續調查${NEWS}`
const FAMILY = 'Noto Serif CJK TC'

const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${inside}</svg>`
const photograph = (inside: string): Promise<Buffer> =>
  sharp(Buffer.from(svg(inside)))
    .jpeg({ quality: 85 })
    .toBuffer()

/** The grain of a camera in the dark. */
async function drawNoise(): Promise<Buffer> {
  const random = createSeededRandom(11)
  const data = Buffer.from(Array.from({ length: WIDTH * HEIGHT * 3 }, () => random.whole(0, 255)))
  return sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** Lines of print from edge to edge, in columns, under a headline; turned as the newspaper lies. */
function drawNewspaper(seed: number, size: number, angle: number, news = NEWS): Promise<Buffer> {
  const random = createSeededRandom(seed)
  const columns = Math.floor(WIDTH / (size * 16))
  const across = WIDTH / columns
  const letters = Math.floor(across / size) - 1
  const column = (at: number) =>
    Array.from({ length: Math.floor((HEIGHT - 260) / (size * 1.4)) }, (_, row) => {
      const from = random.whole(0, news.length - 1)
      const text = (news + news).slice(from, from + letters)
      return `<text x="${at * across + size / 2}" y="${250 + row * size * 1.4}" font-family="${FAMILY}" font-size="${size}">${text}</text>`
    }).join('')
  const body = Array.from({ length: columns }, (_, at) => column(at)).join('')
  const title = `<text x="60" y="150" font-family="${FAMILY}" font-weight="700" font-size="96">${news.slice(0, 14)}</text>`
  return photograph(
    `<rect width="100%" height="100%" fill="#efece4"/><g transform="rotate(${angle} ${WIDTH / 2} ${HEIGHT / 2})" fill="#222">${title}${body}</g>`,
  )
}

/** Hills before a sky, with trees. */
function drawLandscape(): Promise<Buffer> {
  const random = createSeededRandom(12)
  const hill = (top: number, fill: string) => {
    const points = Array.from({ length: 41 }, (_, at) => `${at * 40},${top + random.between(-60, 60)}`)
    return `<polygon points="0,${HEIGHT} ${points.join(' ')} ${WIDTH},${HEIGHT}" fill="${fill}"/>`
  }
  const tree = () => {
    const [x, y] = [random.between(0, WIDTH), random.between(800, 1150)]
    return `<path d="M${x} ${y}l24 -70l24 70z" fill="#22402a"/>`
  }
  const sky =
    '<linearGradient id="s" x2="0" y2="1"><stop stop-color="#6f9ed0"/><stop offset="1" stop-color="#e8dcc6"/></linearGradient>'
  return photograph(
    `<defs>${sky}</defs><rect width="100%" height="100%" fill="url(#s)"/>${hill(480, '#7d93a5')}${hill(640, '#5c7a63')}${hill(820, '#3e5c41')}${Array.from({ length: 120 }, tree).join('')}`,
  )
}

/** Photos of anything but a document: what a lost reading costs at most is measured by them. */
export const LOST_PHOTOS: readonly LostPhoto[] = [
  { name: 'noise', draw: drawNoise },
  { name: 'a landscape', draw: drawLandscape },
  { name: 'a newspaper', draw: () => drawNewspaper(13, 30, 0) },
  { name: 'small print, across', draw: () => drawNewspaper(14, 20, 88) },
  { name: 'a newspaper, upside down', draw: () => drawNewspaper(15, 26, 176) },
  { name: 'a newspaper that names papers', draw: () => drawNewspaper(16, 30, 0, NEWS_OF_PAPERS) },
  { name: 'small print that names papers', draw: () => drawNewspaper(17, 22, -3, NEWS_OF_PAPERS) },
]
