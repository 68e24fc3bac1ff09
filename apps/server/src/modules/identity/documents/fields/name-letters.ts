/** The surnames that nearly everybody in Taiwan has; of double ones, the first letter. */
const SURNAMES =
  '陳林黃張李王吳劉蔡楊許鄭謝洪郭邱曾廖賴徐周葉蘇莊呂江何蕭羅高潘簡朱鍾游彭詹胡施沈余盧梁趙顏柯翁魏孫戴范方宋鄧杜傅侯曹薛丁卓馬阮董唐藍溫蔣石紀古歐姚田連鄒熊康湯姜汪白尤馮巫涂鐘黎龔嚴韓袁金童陸夏柳邵倪錢伍溫于譚駱熊任甘秦顧毛章史官萬俞雷粘饒張闕凌崔尹孔辛武陶易段龍韋葛池孟褚殷麥賀賈莫文管關向包丘梅華裴樊房喬柴單全祝左佘解費鮑項岳倫安喻齊程苗塗司上諸端鄔花應申屠'
/** The letters that given names are made of, common and less so. */
const GIVEN =
  '一三丁之乃久也于云亞人仁今介仕代令以任伊伍伯佐佑佩佳使來依侑俊信修倉倍倚倩倫偉健傑傳億儀優元兆先光克全八公其典冠凡凱出分利力功加助勇勉勝勤勳北千升卉半卓協南博卿又友台右司吉同名君吟含品哲唐唯啟善喜喬嘉圓國土在坤城培基堂堯境士壽夏多大天太夫奇奕好如妃妍妏妙妤妮姍姿姵娟娥娜婉婕婷媚媛嫻嬋嬌子孝孟季孫宇守安宏宗官定宜宛宣室家容宸富寧寬實寶小少尚展山岑岳岱峰崇崑嵐嵩川州工巧布師席常平年幸幼序庭康庭廉廷建弘強彥彤彩彬彰影律後得從德徽心志忠念思怡性恆恩恬恭悅情惟惠意愉愛慈慎慕慧慶憲應懿成我戎才承抒拓振捷援揚攸政敏敦敬文斌斐方於施旭旺昀昂昆昇昌明易星映春昭是昱時晉晏晟晨普景晴晶智暄暉暐暘曉曜曦曼書月有朋朗望朝木本材村杏杰東松枝柏柔柱柳栩桂桃桐桓梁梅棋森植楓楚楠業榆榕榮樂樹樺橋機欣欽歆歡正武民水永求江汝沁沂沅沐沛河泉法泓波泰泳洋洛津洲浩浚海涵淇淑淞深淳清淨渝渟湘源溫溶滄滿漢潔潤潔潭澄澤濟濤瀚瀅火炎炫炳烈烽焜然煌煒熙煜照熾燁燕燦爵爾牧特玄玉王玟玠玫玲珀珈珊珍珠珩班現理琇琦琪琬琳琴瑀瑄瑋瑛瑜瑞瑟瑤瑩瑪瑾璇璋璟璧環瓊甄生用田甫男疆登發白百皇皓盈益盛直相真眉睿知石硯碧磊祈祐祖祥祺禎福禮秀秉秋科秦程稚穎積穗空立竣章竹筑筠筱策節範簡籃粲精純素紫紹紘紜絲經維綱綸綺緯線緹縈績繁織繡羚美群義羽翊翎翔翠翰翼耀耘聖聞聰聲聿育肯能臻自至興舒航良色艾芃芊芙芝芬芮芯花芳芷芸苑若苡英茂范茗茜茵茹荃荷莉莎莓莘菁菱菲華萍萱葉葳葵蒂蒨蓁蓉蓓蓮蔓蔚蕙蕊薇薰藍藝蘋蘭虎虹蝶行衍衛裕裴襄西言訓許詠詣詩詮語誌誠誼調諒諭謙證譯議讓谷豐豪貝貞財貴賀賓賢質赫起超越路軍軒輔輝辰農迪逸進達遠適選邦郁郡部都配采里重金鈞鈺鈴鉉銀銓銘鋒錚錦錫鍵鎔鎮鎧鏡鐘鑫長開閎閔關阿陞陵陽隆隱雁雄雅雋集雨雪雯雲雷電霆霈霖霞露青靖靜韋韶韻音順頌頡領頤願類顥風飛馨馥馬駿騰驊高鳳鳴鴻鵬鶯鶴麒麗麟麥黎黛齊齡龍'

const surnames = new Set(SURNAMES)
const given = new Set(GIVEN)

export const isSurname = (letter: string): boolean => surnames.has(letter)
export const isNameLetter = (letter: string): boolean => given.has(letter) || surnames.has(letter)

/** What the reader takes letters of names for: words of other texts, which nobody is called. */
const MISTAKEN: Readonly<Record<string, string>> = {
  即: '妤',
  好: '妤',
  妊: '妍',
  從: '蓉',
  趟: '趙',
  鱗: '蘇',
  撈: '蘇',
  虜: '盧',
  閱: '瑩',
  營: '瑩',
  單: '品',
  晶: '品',
  共: '芬',
  形: '彤',
  鐘: '詹',
}

/** The letter of names that was probably meant; none for one that names have, or that looks like none of theirs. */
export const meantLetter = (letter: string): string | undefined =>
  isNameLetter(letter) ? undefined : MISTAKEN[letter]
