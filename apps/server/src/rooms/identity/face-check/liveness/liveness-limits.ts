/** Liveness thresholds; `npm run bench liveness` publishes what they let through. Shares are 0 to 1. */
export const LIVENESS_LIMITS = {
  /** Detections below this confidence are ignored. */
  score: 0.5,
  /** A face lower than this share of the picture is too small to check. */
  height: 0.22,
  /** A second face counts from this share of the largest face’s height. */
  second: 0.45,
  /** Mean grey of a face, 0 to 255, that is too dark or too bright to check. */
  darkest: 35,
  brightest: 235,
  sameFace: 0.62,
  /** Lowest similarity of a turned head to its own neutral frame; other people score below. */
  turnedFace: 0.55,
  /** Progress from which the action counts. The client waits for 1; another decoder may measure a little less. */
  shown: 0.85,
  /** What of it must be left in the last frame, when the one before it showed all. */
  held: 0.6,
  /** Minimum distance of the middle frame’s progress from the first and last. */
  step: 0.1,
  /** How much further than the guide lets it end a movement may be: a factor. Beyond is for a person. */
  overshoot: 1.15,
  fallBack: 0.25,
  /** Of a smile: happiness trembles more than landmarks. */
  fallBackOfSmile: 0.5,
  clearlyNotReal: 0.15,
  /** Mean grey difference below which two pictures are the same: camera noise alone is above. */
  sameGrey: 0.8,
  /** A turn: how much of the movement one rigid head may leave unexplained, beside a flat picture. */
  unexplained: 0.45,
  /** Least agreement of the ways in which a turn is seen, as shares of the angle at the nose. */
  meshYaw: 0.2,
  parallax: 0.5,
  /** Logarithms per degree at the nose. */
  halves: 0.008,
  eyes: 0.002,
  /** A turned head is not wider, in the median of the last frames: three times what the mesh of a still head trembles. */
  squeeze: 1.0435,
  /** … and this where neck, nose and skin are lit as those of a head in this very turn; then a person decides. */
  squeezeOfLit: 1.065,
  /** Least share of the ring around the face that changes while the head turns. */
  ringChanged: 0.1,
  /**
   * A turn: how many blocks of the background must be followed, how closely what the camera does not explain correlates with
   * a pull of the face, and that times the share of such blocks.
   */
  backgroundBlocks: 10,
  faceCorrelation: 0.5,
  backgroundPull: 0.17,
  /** A turn: least distance of the frames in between from a mixture of the first and the last. */
  faded: 0.4,
  /** Least growth of the face's length, beside nose or eyes, when the mouth opens. */
  jaw: 1.02,
  /** A smile: the cheeks rise by this share of the eyes' distance, or the eyes narrow by this share. */
  cheeks: 0.006,
  eyesNarrow: 0.03,
  /** For a person: how surely cheeks, or cheeks and eyes, move with the mouth, in standard errors of the film's own trembling. */
  smile: 2,
  /** Least unevenness of the change of light over a turn, and over both turns of a check. */
  shading: 0.025,
  bothShadings: 0.085,
  /** Least change of a colour's share on the skin, and least agreement with the drawn sequence. */
  colorSeen: 0.012,
  colorAgrees: 0.55,
  /** Agreement below the negative of which another sequence was shown: three colours that change places agree at −0.5. */
  colorContradicts: 0.35,
  /** Actions from which colours and what returns them are evaluated together, and the agreement below which they are another screen's. */
  colorsPooled: 2,
  reflectionsPooled: 3,
  colorsUnlike: 0.3,
  /** Least agreement over all actions for a decision without a person. */
  colorsAgree: 0.9,
  /** For a person: a frame this far from what the others say of its colour, which is what a film has that was taken elsewhere. */
  colorFarthest: 0.5,
  /** The background answers the screen's colours less than this share of the skin's answer. */
  backdropShare: 0.6,
  /** What the screen adds where it adds least, beside the skin: the same everywhere is glass before it. */
  glass: 0.7,
  /** Change of the skin's colour from which its parts are compared, and least agreement of it apart from what glass adds. */
  colorClear: 0.02,
  behindGlass: 0.65,
  /**
   * The screen's light follows the cosine of the skin's angle: its power, plus two standard errors, is not below this in
   * even light, and less for each unit of the room's own shading over both turns.
   */
  cosine: 0.3,
  cosineByShading: 2,
  /**
   * The neck returns less of the screen's light than this share of the skin's: for a person. A tint, if ears and hair beside
   * the face return more than that, and the neck not so much more.
   */
  neckLit: 0.5,
  earsLit: 0.3,
  neckSurplus: 0.15,
  /** For a person: how far the hue of the neck is from the skin's, how much brighter and darker it is (logarithms). */
  neckHue: 0.08,
  neckBrighter: 0.12,
  neckDarker: 0.45,
  /** For a person: the sides of the nose return more of the screen's light than this share of what its ridge does. */
  noseSides: 0.9,
  /** For a person: the dark of the eyes returns more of the screen's light than this share of what the skin does. */
  eyesLit: 1,
  /** For a person: the darkest place between the lips of an open mouth is not so much darker than the skin (logarithms). */
  mouthInside: -1.1,
  /** For a person: how unlike both sides of the face are apart from the room's light (logarithms). */
  unlikeSides: 0.15,
  /** A reason to refuse: so unlike, and the side that the room lights takes on as much of the screen's light as the other. */
  surelyUnlike: 0.4,
  /** … where the shoulders return the screen's light as those of somebody before it do. */
  unlikeOnLitBody: 0.5,
  /**
   * The shoulders return less of the screen's light than this share of the skin's, with three standard errors, in so many actions that show
   * them: only a face and a neck are lit. For a person: less than the second share.
   */
  bodyUnlit: 0.08,
  bodySeen: 2,
  bodyLit: 0.15,
  /** A turn: more of ears and hair that stays with the room, in both turns, is for a person. */
  contour: 0.55,
  /** A flat picture: what its skin returns is more even than this, and the room's light shades it less over both turns. */
  evenColor: 0.06,
  evenShadings: 0.05,
  /** A tinted picture: what the screen adds differs less than this between the sides of a face that are so unlike. */
  tinted: -0.3,
  contrast: 0.15,
  /** Actions of a check that must show the screen's colours. */
  actionsLit: 2,
  /** No more than this share of two consecutive frames of a camera is the very same: 0.31 of the calmest phone with the least noise. */
  unchanged: 0.45,
} as const
