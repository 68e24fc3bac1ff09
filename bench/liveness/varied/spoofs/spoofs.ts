import { SHADED_KINDS, WHOLE_KINDS } from '../../attack-class.ts'
import type { Person } from '../person.ts'
import { morphed, relief } from './bent-photos.ts'
import type { Forge } from './forged-photo.ts'
import { laid, sculpted } from './lit-faces.ts'
import { masked } from './masked-photos.ts'
import { encodedAnew, tablet } from './replays.ts'
import { shaded } from './shaded-photos.ts'
import { gaussians, mesh, plate, warped } from './warped-photos.ts'

/** Every kind of spoof: `victim` is another person's photo. */
export const SPOOFS: Readonly<Record<string, (victim: Person) => Forge>> = {
  'thin plate, lit live': () => warped(plate, 0.18),
  'thin plate, lit late': () => warped(plate, 0.18, { delay: 0.7 }),
  'Gaussian, wide, lit live': () => warped(gaussians(0.55, 0.4), 0.18),
  'Gaussian, narrow': () => warped(gaussians(0.3, 0.25), 0),
  'film on a tablet': () => tablet(false),
  'film on a tablet that mirrors the colours': () => tablet(true),
  'film of another session, encoded anew': () => encodedAnew,
  'mesh of landmarks': () => warped(mesh(0.5), 0),
  'mesh of landmarks, lit live': () => warped(mesh(0.5), 0.18),
  'mesh of landmarks, light added live': () => warped(mesh(0.5), 0.18, { isAdded: true }),
  'mesh of landmarks, light added live on face and neck': () => masked,
  'strong: relief, lit live': () => relief(0.18),
  'strong: relief': () => relief(0),
  'strong: photo laid on a living face': (victim) => laid(victim, { lit: 0 }),
  'strong: photo laid on a living face, lit live': (victim) => laid(victim, { lit: 0.18 }),
  'strong: photo laid on a living face, with its light': (victim) => laid(victim, 'as the face'),
  'strong: morph': () => morphed(0),
  'strong: morph, lit live': () => morphed(0.18),
  'strong: relief, lit in 3D': () => sculpted(0.35),
  [SHADED_KINDS[0]]: () => shaded('skin'),
  [SHADED_KINDS[1]]: () => shaded('photo'),
  [SHADED_KINDS[2]]: () => shaded('skin', { hasMouth: true }),
  [SHADED_KINDS[3]]: () => shaded('photo', { hasMouth: true }),
  [WHOLE_KINDS[0]]: () => shaded('skin', { hasMouth: true, hasBody: true }),
  [WHOLE_KINDS[1]]: () => shaded('photo', { hasMouth: true, hasBody: true }),
}
