/** Names that are no camera’s: parts of them, by what stands in for one. */
const STAND_INS = {
  general: ['virtual', 'fake', 'dummy video', 'loopback', '虛擬', '\u865a\u62df'],
  /** Programs for broadcasts, conferences and effects, and those that show a screen, a file or another device’s camera. */
  programs: [
    ...[
      'obs[ -]?cam',
      '\\bobs\\b',
      'xsplit',
      '\\bvmix\\b',
      '\\bndi\\b',
      'wirecast',
      'streamlabs',
      '\\bprism\\b',
    ],
    ...['ecamm', 'mmhmm', 'nvidia broadcast', 'logi capture', 'spout ?cam', 'webcamoid', 'unity video'],
    ...[
      'manycam',
      'splitcam',
      'webcam splitter',
      'cyberlink',
      'youcam',
      'perfect ?cam',
      'sparkocam',
      'chromacam',
    ],
    ...['webcammax', 'altercam', 'camtwist', 'e2esoft', 'vcam', 'finecam', 'snap ?camera', 'magic ?camera'],
    ...['screen[- ]?capture', 'scrcpy', 'droidcam', 'iriun', 'epoccam', '\\bcamo\\b', 'ip camera'],
    ...['直播伴[\u4fa3侶]', '直播姬'],
  ],
  /** Programs that show another face or a figure. */
  faces: [
    ...['vtube ?studio', 'vseeface', 'facerig', 'animaze', 'warudo', 'prprlive', 'avatarify'],
    ...['deepfacelive', 'deep-?live-?cam', 'swap ?cam', 'swapface'],
  ],
  /** Phones that are programs. */
  emulators: ['bluestacks', '\\bnox\\b', 'nox ?player', 'ldplayer', '\\bmemu\\b', 'genymotion', 'emulated'],
  /** Devices that show what another device’s screen shows; some are known by their USB ids, which browsers append. */
  grabbers: [
    ...['hdmi', 'cam ?link', 'game capture', 'capture card', 'video grabber', 'live gamer', 'blackmagic'],
    ...[
      '(?:u?hd|4k|usb ?[23](?:\\.0)?) video capture',
      'decklink',
      'magewell',
      'ezcap',
      '534d:2109',
      '345f:21\\d\\d',
    ],
  ],
} as const

const VIRTUAL = new RegExp(Object.values(STAND_INS).flat().join('|'), 'i')

/** Whether a browser's name of its camera is that of a program or device which plays films as a camera. */
export const isVirtualCamera = (label: string): boolean => VIRTUAL.test(label.normalize('NFKC'))

/** Whether a browser gave its camera no name, which those of phones do once the camera may be used. */
export const isUnnamedCamera = (label: string): boolean => label.trim() === ''
