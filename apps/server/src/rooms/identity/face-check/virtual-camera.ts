/** What programs that stand in for a camera are called. */
const VIRTUAL =
  /virtual|obs[ -]?cam|\bobs\b|manycam|xsplit|snap ?camera|v4l2loopback|dummy video|splitcam|youcam|e2esoft|vcam|droidcam|iriun|epoccam|mmhmm|sparkocam|chromacam|deepfacelive|swapcam|avatarify|camtwist|\bndi\b|altercam|webcammax|\bcamo\b|unity video|fake|nvidia broadcast|\bvmix\b|finecam|\bprism\b|streamlabs|wirecast|uscreencapture|虛擬|\u865a\u62df/i

/** Whether a browser's name of its camera is that of a program which plays films as a camera. */
export const isVirtualCamera = (label: string): boolean => VIRTUAL.test(label.normalize('NFKC'))

/** Whether a browser gave its camera no name, which those of phones do once the camera may be used. */
export const isUnnamedCamera = (label: string): boolean => label.trim() === ''
