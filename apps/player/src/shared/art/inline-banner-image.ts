import type { BannerArt } from '@gamehall/contract/site'
import aurora from '@gamehall/ui/art/banner-aurora.svg?inline'
import birthday from '@gamehall/ui/art/banner-birthday.svg?inline'
import boost from '@gamehall/ui/art/banner-boost.svg?inline'
import daily from '@gamehall/ui/art/banner-daily.svg?inline'
import fair from '@gamehall/ui/art/banner-fair.svg?inline'
import gate from '@gamehall/ui/art/banner-gate.svg?inline'
import gift from '@gamehall/ui/art/banner-gift.svg?inline'
import rank from '@gamehall/ui/art/banner-rank.svg?inline'
import share from '@gamehall/ui/art/banner-share.svg?inline'
import treasure from '@gamehall/ui/art/banner-treasure.svg?inline'
import trial from '@gamehall/ui/art/banner-trial.svg?inline'

/** Built-in scenes as data URIs, for the server only: the page that it renders shows the first banner without another request. */
const scenes: Readonly<Record<BannerArt, string>> = {
  aurora,
  birthday,
  boost,
  daily,
  fair,
  gate,
  gift,
  rank,
  share,
  treasure,
  trial,
}

const isArt = (name: string): name is BannerArt => Object.hasOwn(scenes, name)

/** The data URI of a built-in scene; undefined in the browser, whose bundle does not contain them, and for other names. */
export function inlineBannerImage(art: string | null): string | undefined {
  return import.meta.env.SSR && art !== null && isArt(art) ? scenes[art] : undefined
}
