import type { SiteConfig } from '@gamehall/contract/site'

/** The default brand: its colours are the tokens themselves. */
const DEFAULTS: SiteConfig['colors'] = { accent: '#e9c27c', info: '#48e0c6' }
const HEX = /^#[0-9a-f]{6}$/i
/** Above this luminance, black text on the accent has more contrast than white. */
const BRIGHT = 0.35

/** The CSS variables of a site's custom colours (app/site-tint.css); none for the default brand. */
export function siteColours({ accent, info }: SiteConfig['colors']): Readonly<Record<string, string>> {
  const isDefault = accent.toLowerCase() === DEFAULTS.accent && info.toLowerCase() === DEFAULTS.info
  if (isDefault || !HEX.test(accent) || !HEX.test(info)) return {}
  return {
    '--site-accent': accent,
    '--site-on-accent': luminance(accent) > BRIGHT ? 'black' : 'white',
    '--site-info': info,
  }
}

/** WCAG relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
