/** How usual a letter is in the Traditional Chinese of Taiwan: Big5’s frequent and rarer letters, and those beyond it. */
export type GlyphRank = 0 | 1 | 2

export interface GlyphLetter {
  readonly letter: string
  readonly rank: GlyphRank
}

/** Lead bytes of the frequent and of the rarer letters of Big5. */
const [FREQUENT, RARER] = [
  [0xa4, 0xc6],
  [0xc9, 0xf9],
] as const

/** Letters of names that Big5 lacks. */
const BEYOND =
  '喆堃峯犇綉銹恒啓菓邨羣裏凉彧燚龢彔婳玙堯瑨祎曌翀翛峮濓嫺衞喦碁粧蔴銕淸晧晣晩暠曺朖栱桒梹榀檊淐湶溎潁煚煐煊燊犖猷玕玘玹珧珽琍琎瑈瑒瑧璄璆甠畇皞皥眞祘禑禔竐竼笠筳箖粦絪綝緁緗縈繻羴翜耑胤脩臯舘艾芠苓茀荺莙菘菶萓葊葰蒨蓤蔎蔴蕊薆蘅虓蜜衎裬褀褘覃訚詅詝諆諲謩豊貞赑赟趒軏輮迦逌逺邑鄗酆醞釵鈃鈺鉌鋕鋗錀鍈鎔鏳鑀閆閑陽隽雱靑靚韙頲顗颕飏餘馛駉騏髙魽鮪鯤鰲鳯鵾鶱麴黃黁鼐齊龎侴凃彣孆寗慜橒瀞珏丂乑亘伃侊俤俥俽倈僡儁凇勅勐勔厓咅咏嚞埈墭壐夋妸姟娪娫婯婲媁媖嫃嫏嫤嬑嵶嶅恊恱悳惗惥惪愙愰愹慐憕憘憙憻懏无昞昪昰晗晫暅暎暚暤杁枂枬枱柾栞栢桕梾橓欅洆渂湙溁溵滙滺漌濙灧炁炣炻焴煕煶熺爗爥玧珉瑝璌璹皐眀硏禟禩竚竛竝筢絋綋綗綨縂芪苢茘茝茽荭萂蒖蕚藁蘐譞鈡鈵鉁鉨鉷鋥鋽鍀鍟鎐鄐鐥頼磘塭坔藔廍鯓鮕鮘鰮崘堺硘嵵坮冇窠礐梹榔畑栁圡坂埗坃岰'

/** Every Chinese letter of Big5, and those names use beyond it, each once, the usual ones first. */
export function listGlyphLetters(): GlyphLetter[] {
  const decoder = new TextDecoder('big5')
  const ranks = new Map<string, GlyphRank>()
  for (let lead = FREQUENT[0]; lead <= RARER[1]; lead += 1)
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const letter = decoder.decode(Uint8Array.of(lead, trail))
      if (/^[\u4e00-\u9fff]$/u.test(letter) && !ranks.has(letter))
        ranks.set(letter, lead <= FREQUENT[1] ? 0 : 1)
    }
  for (const letter of BEYOND) if (!ranks.has(letter)) ranks.set(letter, 2)
  return [...ranks]
    .map(([letter, rank]) => ({ letter, rank }))
    .toSorted((one, other) => one.rank - other.rank)
}
