/** Words for generated people: common surnames, given-name characters, real towns. */
type Words = readonly [string, ...string[]]
const split = (text: string): Words => {
  const [first = '', ...others] = text.split(' ')
  return [first, ...others]
}

export const SURNAMES = split(
  '陳 林 黃 張 李 王 吳 劉 蔡 楊 許 鄭 謝 洪 郭 邱 曾 廖 賴 徐 周 葉 蘇 莊 呂 江 何 蕭 羅 高 潘 簡 朱 鍾 游 彭 詹 胡 施 沈 余 盧 梁 趙 顏 柯 翁 魏 孫 戴 歐陽 張簡',
)
export const GIVEN_FEMALE = split(
  '淑 芬 惠 美 麗 玲 雅 婷 怡 君 佳 蓉 欣 詩 涵 宜 蓁 郁 雯 靜 慧 秀 英 玉 珍 月 娥 佩 珊 琪 筱 瑜 思 妤 品 妍 語 彤 心 瑩 雪 華 芳 貞 鳳 嬌',
)
export const GIVEN_MALE = split(
  '志 明 俊 傑 建 宏 家 豪 冠 宇 承 恩 柏 翰 宗 彥 廷 文 雄 國 榮 信 義 正 德 智 偉 哲 瑋 育 誠 嘉 祥 永 昌 金 龍 進 財 子 軒 睿 浩 品 士 凱 聖 鈞',
)
export const TOWNS = split(
  '臺北市中正區 臺北市大安區 臺北市內湖區 新北市板橋區 新北市三重區 新北市淡水區 桃園市中壢區 桃園市龜山區 臺中市西屯區 臺中市豐原區 臺南市安平區 臺南市永康區 高雄市左營區 高雄市鳳山區 基隆市仁愛區 新竹市東區 新竹縣竹北市 苗栗縣頭份市 彰化縣員林市 南投縣埔里鎮 雲林縣斗六市 嘉義市西區 屏東縣潮州鎮 宜蘭縣羅東鎮 花蓮縣吉安鄉 臺東縣卑南鄉 澎湖縣馬公市 金門縣金城鎮',
)
export const VILLAGES = split(
  '光復 中山 仁愛 和平 大同 建國 福德 永樂 興隆 文化 南港 東門 新生 復興 三民 大安',
)
export const ROADS = split(
  '中山路 中正路 民生東路 信義路 忠孝東路 和平西路 復興北路 光復南路 建國街 文化路 成功路 自由路 大同街 博愛路 四維路 五福街 民族路 重慶南路',
)
export const PLACES_OF_ISSUE = split(
  '北市 新北市 桃市 中市 南市 高市 基市 竹市 竹縣 苗縣 彰縣 投縣 雲縣 嘉市 屏縣 宜縣 花縣 東縣',
)
export const BIRTHPLACES = split(
  '臺灣省臺北縣 臺北市 臺灣省彰化縣 高雄市 臺灣省臺南縣 新北市 臺中市 臺灣省宜蘭縣 桃園市 福建省金門縣 臺灣省花蓮縣 基隆市',
)

export const LATIN_SURNAMES = split(
  'NGUYEN TRAN SANTOS REYES WIJAYA SUTANTO SMITH JOHNSON TANAKA SUZUKI KIM PARK GARCIA MULLER DUBOIS ROSSI SINGH TAN',
)
export const LATIN_GIVEN: Words = [
  'THI HOA',
  'VAN NAM',
  'MARIA CLARA',
  'JOSE MIGUEL',
  'DEWI',
  'BUDI',
  'EMMA ROSE',
  'JAMES',
  'YUKI',
  'HARUTO',
  'MIN JI',
  'HANS PETER',
  'CAMILLE',
  'PRIYA',
  'WEI LING',
]
/** Romanised names as Taiwan passports write them. */
export const ROMANISED_SURNAMES = split(
  'CHEN LIN HUANG CHANG LI WANG WU LIU TSAI YANG HSU CHENG HSIEH KUO TSENG',
)
export const ROMANISED_GIVEN = split(
  'MEI-LING YA-TING CHIH-MING CHUN-CHIEH SHU-FEN YI-CHUN CHIA-HAO KUAN-YU PO-HAN HSIN-YI TZU-HSUAN WEN-HSIUNG',
)
