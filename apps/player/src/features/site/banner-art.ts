import type { Banner } from '@gamehall/contract/site'
import aurora from '@gamehall/ui/art/banner-aurora.svg?url'
import fair from '@gamehall/ui/art/banner-fair.svg?url'
import treasure from '@gamehall/ui/art/banner-treasure.svg?url'

const scenes: Readonly<Record<string, string>> = { aurora, fair, treasure }

/** The picture of a banner: an uploaded one, a scene by its name, or the first scene. */
export function bannerImage({ image, art }: Pick<Banner, 'image' | 'art'>): string {
  return image ?? scenes[art ?? ''] ?? aurora
}
