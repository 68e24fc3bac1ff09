import type { Random } from './varied-page.ts'

type Words = readonly [string, ...string[]]
const split = (text: string): Words => {
  const [first = '', ...others] = text.split(' ')
  return [first, ...others]
}

const SURNAMES = split(
  '粘 闕 諶 瞿 鄔 晁 俞 仇 覃 龐 牟 冉 滕 阮 卓 沈 溫 駱 嚴 簡 張簡 歐陽 范姜 司徒 陳 林 黃 吳 蔡',
)
/** Letters that names have but texts seldom, look-alikes among them. */
const GIVEN = split(
  '喆 堃 晢 暐 瑄 姵 妏 彣 昀 禕 葳 霈 綉 珮 媗 昇 翊 鋐 竑 恆 垚 淼 鑫 贇 珺 瑀 璿 睿 曄 燁 勳 祐 睎 翃 翎 旻 甯 嫻 芷 鈺 陞 沛 竣 瀚 晟 暘 曈 杋 楙 汯 湉 滐 煒 玗 玥 珅 琁 琇 琬 甡 硯 祺 穎 筠 緗 聿 芃 莛 萱 蓁 薰 訢 詠 誼 諠 賡 軒 鈞 鉦 鋆 韡 頤 馥 麒 龢 妘 嫈 孋 忞 愷 懋 扆 晞',
)
const DOTTED = split('谷辣斯·尤達卡 比令·亞布 瓦歷斯·諾幹 伊婕·撒布')

/** A Chinese name: of the indigenous peoples with a dot, else with rare letters. */
export function rareName(random: Random): string {
  if (random.next() < 0.08) return random.pick(DOTTED)
  const given = random.pick(GIVEN) + (random.next() < 0.9 ? random.pick(GIVEN) : '')
  return random.pick(SURNAMES) + given
}

export interface LatinName {
  readonly surname: string
  readonly givenNames: string
}

const LATIN = split(
  "DELA_CRUZ/JOHN_PAUL NGUYEN/THI_MINH_HANH O'BRIEN/SEAN VAN_DER_BERG/ANNA PUTRI/SRI_WAHYUNI SMITH-JONES/MARY_ANN RAMOS/MA._TERESA ITO/AYA DE_LA_ROSA/JOSE_JR. SANTOS/LIZA_P. PHAM/QUOC_ANH ABDUL_RAHMAN/NUR_AISYAH WONGSAKUL/SIRIPORN KOWALSKA/ZOFIA IBRAHIM/YUSUF",
)

export function latinName(random: Random): LatinName {
  const [surname = '', givenNames = ''] = random.pick(LATIN).replaceAll('_', ' ').split('/')
  return { surname, givenNames }
}
