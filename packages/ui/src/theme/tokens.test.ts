import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sourceFolder = `${import.meta.dirname}/..`
const css = readFileSync(`${sourceFolder}/theme/tokens.css`, 'utf8')
const [darkBlock = '', lightBlock = ''] = css.split('[data-theme="light"]')

function readTokens(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}
const dark = readTokens(darkBlock)
const themes = { dark, light: new Map([...dark, ...readTokens(lightBlock)]) }

type Rgb = readonly [number, number, number]

function parseHex(hex: string): Rgb {
  const at = (index: number) => Number.parseInt(hex.slice(index, index + 2), 16)
  return [at(1), at(3), at(5)]
}

/** A token's colour as seen on `ground`: opaque hex, or `rgb(r g b / a)` laid over it. */
function colourOf(theme: Map<string, string>, token: string, ground: Rgb): Rgb {
  const value = theme.get(token) ?? ''
  if (/^#[\da-f]{6}$/.test(value)) return parseHex(value)
  const [red, green, blue, alpha] = [...value.matchAll(/[\d.]+/g)].map(([number]) => Number(number))
  if (red === undefined || green === undefined || blue === undefined || alpha === undefined)
    throw new Error(`${token} is no colour: ${value}`)
  const over = (channel: number, index: 0 | 1 | 2) => channel * alpha + ground[index] * (1 - alpha)
  return [over(red, 0), over(green, 1), over(blue, 2)]
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function contrast(one: Rgb, other: Rgb): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const GROUNDS = ['--color-bg', '--color-card', '--color-raised', '--color-pressed', '--color-field']
const LAYERS = ['--color-tint', '--color-soft']
const TEXTS = [
  '--color-text',
  '--color-text-2',
  '--color-text-3',
  '--color-gold',
  '--color-info',
  '--color-win',
  '--color-loss',
  '--color-warn',
]

/** Every text token that may stand on a ground token, and the ratio WCAG 2.2 AA asks for. */
const PAIRS: readonly (readonly [text: string, ground: string, ratio: number])[] = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground, 4.5] as const)),
  ...['gold', 'info', 'win', 'loss', 'warn'].map(
    (tone) => [`--color-${tone}`, `--color-${tone}-soft`, 4.5] as const,
  ),
  ...['--gold-1', '--gold-2', '--gold-3'].map((stop) => ['--color-on-gold', stop, 4.5] as const),
  ['--color-on-danger', '--color-danger', 4.5],
  ['--color-field-line', '--color-field', 3],
  ['--color-field-line', '--color-bg', 3],
  ...['info', 'warn', 'gold'].map((tone) => [`--color-art-${tone}`, '--color-art-chip', 4.5] as const),
  ['--color-on-art', '--color-art-chip', 4.5],
  ['--color-on-art-2', '--color-art-chip', 4.5],
]

for (const [name, theme] of Object.entries(themes)) {
  const page = colourOf(theme, '--color-bg', [0, 0, 0])
  test.each(PAIRS)(`${name}: %s on %s reads at %d:1`, (text, ground, ratio) => {
    const below = colourOf(theme, ground, page)
    expect(contrast(colourOf(theme, text, below), below)).toBeGreaterThanOrEqual(ratio)
  })
  test.each(LAYERS.flatMap((layer) => TEXTS.map((text) => [text, layer] as const)))(
    `${name}: %s on %s over page and card reads at 4.5:1`,
    (text, layer) => {
      for (const ground of ['--color-bg', '--color-card']) {
        const below = colourOf(theme, layer, colourOf(theme, ground, page))
        expect(contrast(colourOf(theme, text, below), below)).toBeGreaterThanOrEqual(4.5)
      }
    },
  )
  test(`${name}: white letters read on every face's lighter end`, () => {
    for (const face of [0, 1, 2, 3, 4]) {
      const [hex = ''] = /#[\da-f]{6}/.exec(theme.get(`--gradient-face-${face}`) ?? '') ?? []
      expect(contrast(parseHex('#ffffff'), parseHex(hex))).toBeGreaterThanOrEqual(4.5)
    }
  })
}

const sheets = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.module.css'),
)

test.each(sheets)('%s takes colours, type, radii and durations from tokens', (file) => {
  const rules = readFileSync(`${sourceFolder}/${file}`, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/mask-image:[^;]+;/g, '')
  expect(rules.match(/#[\da-f]{3,8}\b(?![^{]*\{)|\brgba?\(|\bhsla?\(/gi) ?? []).toEqual([])
  expect(rules.match(/(?:font-size|border-radius):\s*[\d.]+(?:px|rem|em)/g) ?? []).toEqual([])
  expect(rules.match(/\b(?!0\.01ms)[\d.]+m?s\b/g) ?? []).toEqual([])
})

test('every token that a stylesheet uses exists', () => {
  const local = new Set(['--drag', '--run', '--pull', '--share'])
  for (const file of [...sheets, 'theme/base.css']) {
    const used = [...readFileSync(`${sourceFolder}/${file}`, 'utf8').matchAll(/var\((--[\w-]+)/g)].map(
      ([, name = '']) => name,
    )
    expect(used.filter((name) => !dark.has(name) && !local.has(name))).toEqual([])
  }
})
