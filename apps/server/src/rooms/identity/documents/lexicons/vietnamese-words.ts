/**
 * Surnames of Vietnam whose letters without marks mean one of them only. Their marks stand one above another, and readers lose the
 * upper ones.
 */
const SURNAMES = new Set(
  'NGUYỄN TRẦN LÊ PHẠM HUỲNH HOÀNG VŨ VÕ ĐẶNG BÙI ĐỖ HỒ NGÔ DƯƠNG LÝ ĐINH ĐOÀN TRƯƠNG LÂM TRỊNH ĐÀO LƯƠNG LƯU CHÂU TẠ PHÙNG TÔ VƯƠNG QUÁCH TĂNG THÁI HÀ NGHIÊM KIỀU ÂU ĐÀM ĐẬU BẠCH DIỆP GIÁP KHÚC LẠI LỤC NÔNG ÔNG QUẢN TIÊU THẠCH TỐNG TRIỆU VIÊN'.split(
    ' ',
  ),
)
/** What stands between surname and given name. */
const MIDDLE_NAMES = new Set(['THỊ', 'VĂN'])
/** Provinces and cities, those before 2025 too. */
const PLACES = new Set(
  'HÀ NỘI,ĐÀ NẴNG,HẢI PHÒNG,CẦN THƠ,HỒ CHÍ MINH,TP HỒ CHÍ MINH,TP. HỒ CHÍ MINH,HUẾ,THỪA THIÊN HUẾ,AN GIANG,BÀ RỊA - VŨNG TÀU,BẠC LIÊU,BẮC GIANG,BẮC KẠN,BẮC NINH,BẾN TRE,BÌNH DƯƠNG,BÌNH ĐỊNH,BÌNH PHƯỚC,BÌNH THUẬN,CÀ MAU,CAO BẰNG,ĐẮK LẮK,ĐẮK NÔNG,ĐIỆN BIÊN,ĐỒNG NAI,ĐỒNG THÁP,GIA LAI,HÀ GIANG,HÀ NAM,HÀ TÂY,HÀ TĨNH,HẢI DƯƠNG,HẬU GIANG,HÒA BÌNH,HƯNG YÊN,KHÁNH HÒA,KIÊN GIANG,KON TUM,LAI CHÂU,LẠNG SƠN,LÀO CAI,LÂM ĐỒNG,LONG AN,NAM ĐỊNH,NGHỆ AN,NINH BÌNH,NINH THUẬN,PHÚ THỌ,PHÚ YÊN,QUẢNG BÌNH,QUẢNG NAM,QUẢNG NGÃI,QUẢNG NINH,QUẢNG TRỊ,SÓC TRĂNG,SÀI GÒN,SƠN LA,TÂY NINH,THÁI BÌNH,THÁI NGUYÊN,THANH HÓA,TIỀN GIANG,TRÀ VINH,TUYÊN QUANG,VĨNH LONG,VĨNH PHÚC,YÊN BÁI'.split(
    ',',
  ),
)

const bare = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replaceAll('Đ', 'D')
const byLetters = (words: ReadonlySet<string>) => new Map([...words].map((word) => [bare(word), word]))
const [surnames, middleNames, places] = [byLetters(SURNAMES), byLetters(MIDDLE_NAMES), byLetters(PLACES)]

/** Whether a text has any mark: passports print all of them or none. */
const hasMarks = (text: string): boolean => bare(text) !== text.toUpperCase()
const wordsOf = (text: string): string[] => text.match(/[^\s,]+[\s,]*/gu) ?? []
const withWord = (part: string, words: ReadonlyMap<string, string>): string =>
  part.replace(/^[^\s,]+/u, (word) => words.get(bare(word)) ?? word)

/** A name whose surname and middle names have the marks that they always have, where the print has any. */
export function markVietnameseName(name: string): string {
  if (!hasMarks(name)) return name
  const parts = wordsOf(name)
  return parts
    .map((part, at) =>
      at === 0 ? withWord(part, surnames) : at === 1 && parts.length > 2 ? withWord(part, middleNames) : part,
    )
    .join('')
}

/** A province or a city with its marks, where the print has any: also the only one from which a letter differs, as P for Đ. */
export function markVietnamesePlace(place: string): string {
  if (!hasMarks(place)) return place
  const read = bare(place)
  const [only, ...others] = [...places].filter(([letters]) => isNearly(letters, read))
  return places.get(read) ?? (only !== undefined && others.length === 0 ? only[1] : place)
}

const LONG = 6
const isNearly = (letters: string, read: string): boolean =>
  letters.length === read.length &&
  read.length >= LONG &&
  [...letters].filter((letter, at) => letter !== read.charAt(at)).length === 1
