/** Share of the face's height that must be seen below the chin, so that the light on neck and shoulders can be compared with the face's. */
const SHOULDERS = 0.48

/**
 * Whether a picture ends above the shoulders. Nothing is refused for that alone, but a person may have to look at the check.
 * @param bottom The chin, and the face's height, as shares of the picture's height from above.
 */
export const areShouldersOutOfFrame = ({
  bottom,
  height,
}: {
  readonly bottom: number
  readonly height: number
}): boolean => 1 - bottom < SHOULDERS * height
