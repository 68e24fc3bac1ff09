/** A point in pixels from the top left; z grows away from the camera, in the same scale. */
export type FacePoint = readonly [x: number, y: number, z: number]

/** Indexes of the measured points in the 468-point face mesh. Right and left are the person’s own. */
const PLACES = {
  forehead: 10,
  chin: 152,
  rightCheek: 234,
  leftCheek: 454,
  noseTip: 1,
  noseBridge: 168,
  noseBase: 2,
  rightEye: 33,
  leftEye: 263,
  rightMouth: 61,
  leftMouth: 291,
  upperLip: 13,
  lowerLip: 14,
  lowerLipEdge: 17,
  rightInnerMouth: 78,
  leftInnerMouth: 308,
} as const

export type FaceLandmarks = Readonly<Record<keyof typeof PLACES, FacePoint>>

/** Picks the measured points of a mesh; null when any is missing. */
export function pickLandmarks(mesh: readonly FacePoint[]): FaceLandmarks | null {
  const at = (place: number): FacePoint => mesh[place] ?? [Number.NaN, Number.NaN, Number.NaN]
  const picked: FaceLandmarks = {
    forehead: at(PLACES.forehead),
    chin: at(PLACES.chin),
    rightCheek: at(PLACES.rightCheek),
    leftCheek: at(PLACES.leftCheek),
    noseTip: at(PLACES.noseTip),
    noseBridge: at(PLACES.noseBridge),
    noseBase: at(PLACES.noseBase),
    rightEye: at(PLACES.rightEye),
    leftEye: at(PLACES.leftEye),
    rightMouth: at(PLACES.rightMouth),
    leftMouth: at(PLACES.leftMouth),
    upperLip: at(PLACES.upperLip),
    lowerLip: at(PLACES.lowerLip),
    lowerLipEdge: at(PLACES.lowerLipEdge),
    rightInnerMouth: at(PLACES.rightInnerMouth),
    leftInnerMouth: at(PLACES.leftInnerMouth),
  }
  return Object.values(picked).flat().every(Number.isFinite) ? picked : null
}
