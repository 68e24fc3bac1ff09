import { drone, sawBass, uprightBass } from './basses.ts'
import { brush, handDrum, hat, kick, snare } from './drums.ts'
import { bell, electricPiano, vibraphone } from './keys.ts'
import { flute, lead, pad, pluck } from './melodic.ts'

/** The synthesized instruments of the soundtrack. */
export const voices = {
  bell,
  brush,
  drone,
  electricPiano,
  flute,
  handDrum,
  hat,
  kick,
  lead,
  pad,
  pluck,
  sawBass,
  snare,
  uprightBass,
  vibraphone,
} as const
export type VoiceName = keyof typeof voices
