/** Point indexes of the 468-point face mesh, in order around each part. */
export const FACE_OVAL = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149,
  150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
] as const
export const INNER_UPPER_LIP = [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308] as const
export const INNER_LOWER_LIP = [308, 324, 318, 402, 317, 14, 87, 178, 88, 95, 78] as const
export const RIGHT_EYE = [
  33, 246, 161, 160, 159, 158, 157, 173, 133, 155, 154, 153, 145, 144, 163, 7,
] as const
export const LEFT_EYE = [
  263, 466, 388, 387, 386, 385, 384, 398, 362, 382, 381, 380, 374, 373, 390, 249,
] as const
export const LOWER_LIP = [
  ...INNER_LOWER_LIP.slice(1, -1),
  146,
  91,
  181,
  84,
  17,
  314,
  405,
  321,
  375,
  77,
  90,
  180,
  85,
  16,
  315,
  404,
  320,
  307,
  96,
  89,
  179,
  86,
  15,
  316,
  403,
  319,
  325,
] as const
