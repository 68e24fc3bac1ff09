import aurora from '@gamehall/ui/art/banner-aurora.svg?url'
import fair from '@gamehall/ui/art/banner-fair.svg?url'
import treasure from '@gamehall/ui/art/banner-treasure.svg?url'

const scenes: Readonly<Record<string, string>> = { aurora, fair, treasure }

/** The image URL of a banner or an offer: the uploaded image, else the built-in scene of that name, else the default scene. */
export function bannerImageUrl(art: string | null, image: string | null = null): string {
  return image ?? scenes[art ?? ''] ?? aurora
}
