import { describe, expect, it } from 'vitest'
import type { GreyPicture } from '../picture/grey-picture.ts'
import { SIDES } from '../sides/sides.ts'
import { scannedLine } from '../testing/scanned-line.ts'
import { isCutOff, isZoneCut } from './is-cut-off.ts'
import { layLine } from './laid-line.ts'

const picture: GreyPicture = { data: new Uint8Array(), width: 1000, height: 600 }
const photo = { picture, even: picture }
const content = { left: 0, top: 0, right: 999, bottom: 599 }
const quad = (left: number, top: number, right: number, bottom: number) =>
  [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ] as const
const UNSEEN = { corners: quad(0, 0, 1000, 600), visibleEdges: 3 }
const SEEN = { corners: quad(40, 40, 960, 560), visibleEdges: 4 }

type Box = [number, number, number, number]
const rowAt = (box: Box, text = '徐品', slope = 0) =>
  layLine(scannedLine(text, box, { slope }), (point) => point)
const [NAME] = SIDES.id_front.fields
const ADDRESS = SIDES.id_reverse.fields.find(({ field }) => field === 'address')
if (NAME === undefined || ADDRESS === undefined) throw new Error('no such fields')
const isNameCut = (box: Box, found: typeof SEEN | typeof UNSEEN, text?: string, slope?: number) =>
  isCutOff({ spec: NAME, rows: [rowAt(box, text, slope)] }, { photo, content, found })

describe('a value may go on beyond the photo', () => {
  it.each([
    ['that touches the edge', [880, 200, 998, 240], true],
    ['with no room for another letter behind it', [860, 200, 950, 240], true],
    ['with no room for another letter before it', [45, 200, 135, 240], true],
    ['with room for another letter', [800, 200, 900, 240], false],
    ['above the lower edge, in one row', [400, 530, 490, 570], false],
  ] as const)('a line %s: %s', (_, box, isCut) => {
    expect(isNameCut([...box], UNSEEN)).toBe(isCut)
  })

  it('letters that are set wide need more room', () => {
    expect(isNameCut([700, 200, 920, 240], UNSEEN)).toBe(true)
  })

  it('room is measured along a slanted line', () => {
    expect(isNameCut([700, 200, 790, 240], UNSEEN, undefined, -0.27)).toBe(true)
    expect(isNameCut([700, 200, 790, 240], UNSEEN, undefined, 0)).toBe(false)
  })

  it('but not beyond the end of its document, seen within the photo', () => {
    expect(isNameCut([860, 200, 950, 240], SEEN)).toBe(false)
    expect(isNameCut([860, 200, 950, 240], { ...SEEN, corners: quad(40, 40, 998, 560) })).toBe(true)
    expect(isNameCut([860, 200, 980, 240], SEEN), 'it goes beyond what was taken for the document').toBe(true)
  })

  it('an address needs room for its next row', () => {
    const rows = [rowAt([300, 530, 800, 570], '桃園市中壢區大崗里文化二路64號')]
    expect(isCutOff({ spec: ADDRESS, rows }, { photo, content, found: UNSEEN })).toBe(true)
    expect(
      isCutOff(
        { spec: ADDRESS, rows },
        { photo, content, found: { ...SEEN, corners: quad(40, 40, 960, 590) } },
      ),
    ).toBe(false)
  })

  it('nor beyond the camera’s picture, where borders were added to it', () => {
    const padded = { left: 100, top: 0, right: 900, bottom: 599 }
    const isCut = (box: Box, found: typeof SEEN) =>
      isCutOff({ spec: NAME, rows: [rowAt(box)] }, { photo, content: padded, found })
    expect(isCut([760, 200, 850, 240], UNSEEN)).toBe(true)
    expect(isCut([700, 200, 790, 240], UNSEEN)).toBe(false)
    const [inside, atBorder] = [quad(140, 40, 860, 560), quad(140, 40, 900, 560)]
    expect(isCut([760, 200, 850, 240], { ...SEEN, corners: inside }), 'its document ends within').toBe(false)
    expect(isCut([760, 200, 850, 240], { ...SEEN, corners: atBorder }), 'the border ends it').toBe(true)
  })

  it('a line of the document alone is placed in the whole photo', () => {
    const cut = { picture: { ...picture, width: 1500, height: 900 }, even: picture }
    const rows = [rowAt([1200, 300, 1320, 360])]
    const at = (part: ReturnType<typeof quad>) =>
      isCutOff({ spec: NAME, rows }, { photo: cut, content, found: UNSEEN, part })
    expect(at(quad(500, 0, 999, 300))).toBe(false)
    expect(at(quad(600, 0, 1060, 300))).toBe(true)
  })
})

describe('machine-readable lines', () => {
  const page = (right: number) => ({
    ...EMPTY,
    lines: [
      rowAt([100, 480, right, 500], 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<'),
      rowAt([100, 520, right, 540], 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'),
    ],
  })

  it('may be cut off by the edge, as any value', () => {
    expect(isZoneCut({ page: page(900), photo, content, found: UNSEEN })).toBe(false)
    expect(isZoneCut({ page: page(980), photo, content, found: UNSEEN })).toBe(true)
    expect(isZoneCut({ page: page(940), photo, content, found: SEEN })).toBe(false)
  })

  it('are in doubt where one of the two was not found', () => {
    const { lines } = page(900)
    expect(isZoneCut({ page: { ...EMPTY, lines: lines.slice(1) }, photo, content, found: UNSEEN })).toBe(true)
  })
})

const EMPTY = {
  labels: [],
  values: [],
  blanks: [],
  lines: [],
  level: (point: { x: number; y: number }) => point,
}
