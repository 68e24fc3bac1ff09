import type { Encryptor } from '@gamehall/encryption'
import { type FilmPrint, partsOf } from './film-print.ts'

const PURPOSE = 'face-film-part'

/** The first 32 bits: enough to tell parts of one film from those of another, and an integer for the index. */
const cut = (fingerprint: Buffer): number => fingerprint.readInt32BE()

/**
 * What is stored of the parts of a film's hashes: keyed fingerprints under the current data key, so that films are found by equal parts
 * and the table shows no face to whoever has no key.
 */
export const fingerprintParts = (encryptor: Encryptor, film: FilmPrint): number[] =>
  unique(partsOf(film).map((part) => cut(encryptor.fingerprint(String(part), PURPOSE))))

/** Those under every configured data key, to find films that were kept before a key change. */
export const fingerprintPartsByAnyKey = (encryptor: Encryptor, film: FilmPrint): number[] =>
  unique(partsOf(film).flatMap((part) => encryptor.fingerprints(String(part), PURPOSE).map(cut)))

const unique = (parts: readonly number[]): number[] => [...new Set(parts)]
