import type { FacePoint } from '../landmarks.ts'
import { createFaceModelFromStill, type FaceModel } from './face-model.ts'
import { paintFace } from './paint-face.ts'

/** Derives a different person from the model: jaw, nose, eyes and skin differ enough for their embeddings to differ. */
export async function createStranger(model: FaceModel): Promise<FaceModel> {
  const at = (place: number): FacePoint => model.points[place] ?? [0, 0, 0]
  const [middle, brow, chin, width] = [at(168)[0], at(168)[1], at(152)[1], at(454)[0] - at(234)[0]]
  const tip = at(1)[0]
  const moved = model.points.map((point, place): FacePoint => {
    if (place >= 468) return point
    const [x, y, z] = point
    const down = (y - brow) / (chin - brow)
    const aside = (x - middle) / width
    const broader = 1 + 0.3 * Math.max(0, Math.min(1, down))
    const narrowerEyes = down < 0.3 && Math.abs(aside) < 0.42 ? 0.8 : 1
    const nose = Math.exp(-((aside / 0.16) ** 2)) * Math.exp(-(((down - 0.42) / 0.2) ** 2))
    return [
      // Widens the nose around its centre, so that the face's direction does not change.
      middle + (x - middle) * broader * narrowerEyes + (x - tip) * 0.6 * nose * broader * narrowerEyes,
      y + nose * width * 0.07 - (down > 0.6 ? width * 0.03 : 0),
      z,
    ]
  })
  const painted = paintFace(model, moved)
  const { data, width: row } = painted
  for (let index = 0; index < data.length; index += 3) {
    const [x, y] = [(index / 3) % row, Math.floor(index / 3 / row)]
    const [down, aside] = [(y - brow) / (chin - brow), Math.abs(x - middle) / width]
    const isBeard = down > 0.82 && down < 1.15 && aside < 0.75 && (aside > 0.3 || down > 0.96)
    const dark = isBeard ? 0.3 : 1
    data[index] = (data[index] ?? 0) * 0.74 * dark
    data[index + 1] = (data[index + 1] ?? 0) * 0.56 * dark
    data[index + 2] = (data[index + 2] ?? 0) * 0.42 * dark
  }
  return createFaceModelFromStill(painted)
}
