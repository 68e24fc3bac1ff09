import type { BannerArt } from '@gamehall/contract/site'
import aurora from '@gamehall/ui/art/banner-aurora.svg?url'
import birthday from '@gamehall/ui/art/banner-birthday.svg?url'
import boost from '@gamehall/ui/art/banner-boost.svg?url'
import daily from '@gamehall/ui/art/banner-daily.svg?url'
import fair from '@gamehall/ui/art/banner-fair.svg?url'
import gate from '@gamehall/ui/art/banner-gate.svg?url'
import gift from '@gamehall/ui/art/banner-gift.svg?url'
import rank from '@gamehall/ui/art/banner-rank.svg?url'
import share from '@gamehall/ui/art/banner-share.svg?url'
import treasure from '@gamehall/ui/art/banner-treasure.svg?url'
import trial from '@gamehall/ui/art/banner-trial.svg?url'

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

/** The image URL of a banner or an offer: the uploaded image, else the built-in scene of that name, else the default scene. */
export function bannerImageUrl(art: string | null, image: string | null = null): string {
  return image ?? (art !== null && isArt(art) ? scenes[art] : aurora)
}
