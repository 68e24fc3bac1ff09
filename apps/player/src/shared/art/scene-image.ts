import aurora from '@gamehall/ui/art/banner-aurora.svg?url'
import fair from '@gamehall/ui/art/banner-fair.svg?url'
import treasure from '@gamehall/ui/art/banner-treasure.svg?url'

const scenes: Readonly<Record<string, string>> = { aurora, fair, treasure }

/** The picture of a banner or an offer: an uploaded one, a scene by its name, or the first scene. */
export function sceneImage(art: string | null, image: string | null = null): string {
  return image ?? scenes[art ?? ''] ?? aurora
}
