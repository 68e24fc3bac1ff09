import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { joinGlyphs } from '../fields/join-glyphs.ts'
import type { GreyPicture } from '../picture/grey-picture.ts'
import { segmentLetters } from './segment-letters.ts'

/** A line of print as it is cut out of a photo. */
async function print(text: string, spacing = 0): Promise<GreyPicture> {
  const width = Math.round([...text].length * (70 + spacing) + 40)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="88"><rect width="100%" height="100%" fill="#e8e8e8"/><text x="16" y="68" font-family="Noto Serif CJK TC" font-size="66" letter-spacing="${spacing}" fill="#333">${text}</text></svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .blur(0.8)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const voice = (text: string) => ({ letters: [...text], confidence: 0.9 })

describe('the shapes of letters', () => {
  it.each([
    ['粘暐晢', 0],
    ['鄔喆堃', 30],
    ['沈忞燁', 60],
    ['歐陽靖雯', 4],
    ['一丁', 10],
  ])('tell %s', async (name, spacing) => {
    const glyphs = segmentLetters(await print(name, spacing), new Set())
    expect(joinGlyphs(glyphs, [])?.value).toBe(name)
  })

  it.each(['谷慕．達魯札倫', '卡拉巴．達魯札倫'])(
    'tell %s, with its dot as low as a full stop',
    async (name) => {
      const glyphs = segmentLetters(await print(name), new Set())
      expect(joinGlyphs(glyphs, [])?.value).toBe(name.replace('．', '·'))
    },
  )

  it('follow the reading that is sure of a letter, not many that guess', () => {
    const guess = (text: string) => ({ letters: [...text], confidence: 0.1 })
    const cuts = [{ ranked: [at('翠', 351)] }, { ranked: [at('蔗', 968), at('蘭', 1750)] }]
    const voices = [guess('翠隱'), guess('眾孔'), guess('翠鹿'), guess('浴')]
    expect(joinGlyphs(cuts, [...voices, { ...voice('翠蘭'), weight: 2.5 }])?.value).toBe('翠蘭')
  })

  it('tell letters that glare has faded', async () => {
    const line = await print('黃氏翠蘭')
    const from = Math.round(line.width * 0.76)
    const faded = line.data.map((value, index) =>
      index % line.width > from ? 232 - (232 - value) * 0.45 : value,
    )
    const glyphs = segmentLetters({ ...line, data: faded }, new Set())
    expect(joinGlyphs(glyphs, [])?.value).toBe('黃氏翠蘭')
  })

  it('take a dot behind a single letter for a speck', () => {
    const cuts = ['林', '·', '銀', '嬌'].map((letter) => ({ ranked: [at(letter, 300)] }))
    expect(joinGlyphs(cuts, [voice('林銀嬌')])?.value).toBe('林銀嬌')
  })

  it('do not tell a letter that no name has', () => {
    const cut = { ranked: [at('巿', 300), at('市', 400)] }
    expect(joinGlyphs([{ ranked: [at('罔', 200)] }, cut], [])?.value).toBe('罔市')
  })

  it.each([
    ['綀', '練', 0],
    ['鎥', '鑾', 1],
    ['纙', '絹', 1],
  ])('prefer letters that names have: not %s but %s', (odd, usual, place) => {
    const cut = { ranked: [at(odd, 300), at(usual, 340)] }
    const other = { ranked: [at('旻', 200)] }
    const cuts = place === 0 ? [cut, other] : [other, cut]
    expect(joinGlyphs(cuts, [])?.value.charAt(place)).toBe(usual)
  })

  it('overrule engines that do not know a letter, and follow them between letters that look alike', async () => {
    const glyphs = segmentLetters(await print('粘暐晢'), new Set('粘暐哲'))
    expect(joinGlyphs(glyphs, [voice('粘暐哲'), voice('粘暐哲')])?.value).toBe('粘暐晢')
    const ambiguous = [{ ranked: [at('束', 300), at('東', 330)] }]
    expect(joinGlyphs(ambiguous, [voice('東')])?.value).toBe('東')
  })

  it('leave out the rest of a label before a surname, but no surname that engines read', () => {
    const rest = { ranked: [at('騞', 1192), at('藸', 1419)] }
    const name = [{ ranked: [at('王', 474)] }, { ranked: [at('靖', 511)] }, { ranked: [at('傑', 472)] }]
    const voices = [voice('理王靖傑'), voice('吝王靖傑'), voice('王靖傑')]
    expect(joinGlyphs([rest, ...name], voices)).toEqual({ value: '王靖傑', isClear: false })
    const smudged = { ranked: [at('嚽', 1361), at('囋', 1408)] }
    expect(joinGlyphs([smudged, { ranked: [at('騰', 240)] }], [voice('費騰'), voice('買騰')])?.value).toBe(
      '費騰',
    )
    const followed = [smudged, { ranked: [at('王', 300)] }, { ranked: [at('靖', 300)] }]
    expect(joinGlyphs(followed, [voice('費王靖'), voice('費王靖')])?.value).toBe('費王靖')
  })

  it('leave out the last letter of a label before a surname', () => {
    const cuts = ['母', '彭', '梅', '英'].map((letter) => ({ ranked: [at(letter, 300)] }))
    expect(joinGlyphs(cuts, [voice('母彭梅英')])?.value).toBe('彭梅英')
  })

  it('are none on blank paper', async () => {
    expect(segmentLetters(await print(' '), new Set())).toEqual([])
    expect(joinGlyphs([], [voice('王')])).toBeNull()
  })
})

const at = (letter: string, distance: number) => ({ letter, distance, rank: 0 as const, isKnown: true })
