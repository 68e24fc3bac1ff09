export type { DocumentKind, DocumentPhotos, DocumentReading } from './documents/document-reading.ts'
export { MIN_SURE_CONFIDENCE } from './documents/min-sure-confidence.ts'
export { READING_LIMIT_MS } from './documents/queue/read-and-store.ts'
export { readDocument } from './documents/read-document.ts'
export { detectScreen, looksLikeScreen } from './documents/screen/detect-screen.ts'
export { findPortrait } from './face-check/find-portrait.ts'
export { compareLikenesses, createLikeness, type FaceLikeness } from './face-check/likeness/face-likeness.ts'
export { evaluateAction, matchDocument } from './face-check/liveness/index.ts'
export { compareFilms, evaluateReplay } from './face-check/replay/compare-films.ts'
export { openFilmArchive } from './face-check/replay/film-archive.ts'
export { type FilmPrint, mirrorPrint, partsOf, printFilm } from './face-check/replay/film-print.ts'
export { DEFAULT_FILM_THRESHOLDS } from './identity-rules.ts'
export { reencryptFilmParts } from './privacy/reencrypt-film-parts.ts'
export { reencryptIdentityFingerprints } from './privacy/reencrypt-identity-fingerprints.ts'
export { reencryptLikenessNumbers } from './privacy/reencrypt-likeness-numbers.ts'
export {
  listVerifiedPlayers,
  maskName,
  type RealName,
  readBirthDate,
  readRealName,
} from './real-name/real-name.ts'
export { findFilmDoubts } from './review/find-film-doubts.ts'
export { DECISIVE_FIELDS } from './review/find-review-reasons.ts'
export { findLowFilmScores, poolFilmScores } from './review/pool-film-scores.ts'
