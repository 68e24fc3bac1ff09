import { RARE_GIVEN, RARE_SURNAMES, SELDOM_GIVEN, TRANSLITERATING } from './rare-name-letters.ts'

/** Common surnames in Taiwan; of compound surnames, the first character. */
const SURNAMES =
  '陳林黃張李王吳劉蔡楊許鄭謝洪郭邱曾廖賴徐周葉蘇莊呂江何蕭羅高潘簡朱鍾游彭詹胡施沈余盧梁趙顏柯翁魏孫戴范方宋鄧杜傅侯曹薛丁卓馬阮董唐藍溫蔣石紀古歐姚田連鄒熊康湯姜汪白尤馮巫涂鐘黎龔嚴韓袁金童陸夏柳邵倪錢伍溫于譚駱熊任甘秦顧毛章史官萬俞雷粘饒張闕凌崔尹孔辛武陶易段龍韋葛池孟褚殷麥賀賈莫文管關向包丘梅華裴樊房喬柴單全祝左佘解費鮑項岳倫安喻齊程苗塗司上諸端鄔花應申屠'
/** Characters used in given names. */
const GIVEN =
  '一丁三世丞中丰乃久之乙也予于云亞亦享亭亮人仁今介仕仙代令以仲任伊伍伯伶佐佑作佩佳使來侑依俊信修倉倍倚倩倫偉健傑傳儀億優允元兆先光克兒全兩八公兵其典冠凡凱出刀分利則力功加助勇勉勝勤勳化北千升卉半卓協南博卿又友叡可台史右司吉同名向君吟含吳和品哲唐唯商啟善喜喬嘉國園圓土在地坤城培基堂堅堯境士壯壽夏多大天太夫奇奕如妃妍妏妙妤妮妹姍姵姿娜娟娥婉婕婷媚媛嫻嬋嬌子孝孟季孫學宇守安宏宗官定宛宜宣室家宸容富實寧寬寶小少尚展山岑岱岳峰峻崇崑嵐嵩川州工巧布帆希師席常平年幸幼序庭康廉延廷建弘強彤彥彩彬彰影律後得德徽心志忠念思怡性恆恩恬恭悅情惟惠愉意愛慈慎慕慧慶憲應懿戎成我才承抒拓振捷揚援攸政敏敦敬文斌斐新方於施旦旭旺昀昂昆昇昌明易星映春昭是昱時晉晏晟晨普景晴晶智暄暉暐暘曉曜曦書曼月有朋朗望朝木本杏材村杰東松枝柏柔柱柳栩桂桃桐桓梁梅條棋森植楓楚楠業榆榕榮樂樹樺橋機欣欽歆歡正武民水永求汝江汶沁沂沅沐沛河治泉泓法波泰泳洋洛津洲浚浩海涵淇淑淞淨深淳清渝渟湘源溫溶滄滿漢潔潤潭潮澄澤濟濤瀅瀚火炎炫炳烈烽焜然煌煒煜照熙熾燁燕燦爵爾牧特玄玉王玟玠玫玲珀珈珊珍珠珩班現理琇琦琪琬琳琴瑀瑄瑋瑛瑜瑞瑟瑤瑩瑪瑾璇璋璟璧環瓊甄生用甫田男疆登發白百皇皓盈益盛直相眉真睿知石硯碧磊祈祐祖祥祺禎福禮禾秀秉秋科程稚積穎穗空立章竣竹筆筑策筠筱箴節範簡籃粲精紅紋純紘紜素紫紹絜絲經維綱綸綺線緯緹縈績繁織繡美羚群義羽翊翎翔翠翰翼耀耘聖聞聰聲聿肯育能自至臻興舒航良色艾芃芊芙芝芬芮芯花芳芷芸苑苡若英茂范茗茜茵茹荃荷莉莊莎莓莘菁菊華菱菲萍萬萱葉葳葵蒂蒨蓁蓉蓓蓮蔓蔚蕊蕙薇薰藍藝蘋蘭虎虹蝶融行衍衛衣裕裴襄西言訓許詠詣詩詮詹誌語誠誼調諒諭謙證譯議譽讓谷豐豪貝貞財貴賀賓賢質赫起超越路軍軒輔輝辰農迪進逸運道達遠適選邦郁郡部都鄉配采里重金鈞鈴鈺鉉銀銓銘鋒錚錦錫鍵鎔鎧鎮鏡鐘鑫長開閎閔關阿陞陵陽隆隱雁雄雅集雋雨雪雯雲雷電霆霈霖霜霞露青靖靜韋音韶韻順頌領頡頤願類顥顯風飛香馥馨馬駿騰驊高鳳鳴鴻鵬鶯鶴鹿麒麗麟麥黎黛齊齡龍'

/** The most frequent characters of given names. */
const FREQUENT =
  '美玉文麗秀志淑明惠雅家華金英俊宏德建玲國雲珠婷怡慧欣佳芳珍嘉信義仁智偉豪傑冠宇承恩柏翰宗彥廷雄榮正哲瑋育誠祥永昌龍進財子軒睿浩品士凱聖鈞銘輝峰鴻賢福成清春蘭菊月娥鳳香雪琴瑜珊瑛瓊瑩瑞佩筱涵詩語彤妤妍心思宜蓁蓉郁靜芬貞嬌娟婉如君茹萍薇安平順勝昱晨素梅桂敏勇強東海山川中元益添隆興孝源水木生世維書仲逸鈺曉佑祐'

const surnames = new Set(SURNAMES)
const frequent = new Set(FREQUENT)
const given = new Set(GIVEN)
const rareSurnames = new Set(RARE_SURNAMES)
const rareGiven = new Set(RARE_GIVEN)
const seldomGiven = new Set(SELDOM_GIVEN)
const transliterating = new Set(TRANSLITERATING)

/** Second characters of compound surnames that are not surnames themselves. */
const SECOND = '陽官馬葛徒'

export const isSurname = (letter: string): boolean => surnames.has(letter)
/** Seldom ones too. */
export const isSurnameEver = (letter: string): boolean => surnames.has(letter) || rareSurnames.has(letter)
export const isDoubleSurname = (letters: string): boolean =>
  isSurname(letters.charAt(0)) && (isSurname(letters.charAt(1)) || SECOND.includes(letters.charAt(1)))
export const isNameLetter = (letter: string): boolean => given.has(letter) || surnames.has(letter)

/** Whether names use the character at this position. */
export const isKnownAt = (letter: string, at: number): boolean =>
  at === 0 ? isSurname(letter) : isNameLetter(letter)

/** Prior weight of a character at a position of a name; of similar shapes, the frequent one is usually meant. */
export function likelihoodOf(letter: string, at: number): number {
  if (at > 0 && frequent.has(letter)) return FREQUENTLY
  return isKnownAt(letter, at) ? EVER : 1
}
/** How much likelier a name has a character at this position than one that names do not use, as a logarithm. */
export function usageOf(letter: string, at: number): number {
  if (at === 0) return surnames.has(letter) ? 5 : rareSurnames.has(letter) ? 3 : 0
  if (frequent.has(letter)) return 3.5
  if (isNameLetter(letter)) return 3
  return rareGiven.has(letter) || rareSurnames.has(letter) ? 2 : seldomGiven.has(letter) ? 1.2 : 0
}

/** The same for a name of parts with dots between them: its letters stand for the sounds of another language. */
export const usageInTransliteration = (letter: string): number =>
  transliterating.has(letter) ? 3.5 : isNameLetter(letter) ? 1.5 : 0

/** Whether a text may stand for the sounds of a name in another language, whose dots were lost. */
export const isTransliteration = (text: string): boolean =>
  [...text].filter((letter) => !transliterating.has(letter)).length <= text.length / 5

/** Whether a name consists of frequent characters only, so that a misreading is unlikely. */
export const isFrequentName = (name: string): boolean =>
  [...name].every((letter, at) => at === 0 || frequent.has(letter) || (at === 1 && isDoubleSurname(name)))
const FREQUENTLY = 3
const EVER = 1.5

/**
 * Characters OCR confuses with name characters: the misreading, then the likely originals, most likely first. Measured
 * by reading every name character in five typefaces.
 */
const MISTAKEN =
  '即妤邱 好妤 妊妍 婭妍 妖妍 從蓉 趟趙 鱗蘇 撈蘇 虜盧 慮盧 閱瑩閎 營瑩 勞瑩 謎瑩 螢瑩 單品 共芬 形彤 迷縈 統紜 簿衍 窒睿 窖睿 害睿 宵睿 買賈 淺斌 鉤鈞 黴薇 俘郁 匈郁 鄒郁 座雁 將蔣 網綱 論諭 攀樊 襲龔 淋淞 鑽鎔 宕宸 違韋 卡蘋 皿賢 貢賢 索絜 喇岳 態熊 週周 麻霖 閨堯 兌倪 請靖 扛鄔 鬍裴 璜瑛 惑懿 夠鑫 侈鑫 焊煌 區茗 具貝 羔蓁 對蓁 秦蓁 蔥蕙 盆蕊 誕皓 閉翔 損粲 淡瀅 丕丞 鋅銓 蓄菁 薄萍 曇昱 顆穎 婦嬋 咯呂 驚鶯 藹鶯 說薛 晚蔓 盔蔓 吝袁 蔬蔚 胺爵 泣汶 蛋韋 痢莉 候侯 芋芊 竺芊 院阮 拘昀 殼連 綢繡 隘陵 糾緯 避遠麗 慌麗 沒汝 頒頌 梳枝 殃瓊 鑑錦 訂譚 販嵐 註詮 藥蔡 印邱'
const meant = new Map(MISTAKEN.split(' ').map(([seen = '', ...letters]) => [seen, letters]))

/** Corrects a character at its position in a name of `length`; unchanged where names use it. */
export function correctNameLetter(letter: string, at: number, length: number): string {
  const isSecondSurname = at === 1 && length > LONGEST_SIMPLE
  const fits = (one: string) => (at === 0 ? surnames : given).has(one)
  if (fits(letter) || (isSecondSurname && surnames.has(letter))) return letter
  return meant.get(letter)?.find(fits) ?? letter
}

/** Longest name with a single-character surname. */
const LONGEST_SIMPLE = 3
