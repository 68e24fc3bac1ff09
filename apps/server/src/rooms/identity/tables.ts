import type { REAL_NAME_STATUSES } from '@gamehall/contract/account'
import type { DocumentType, FaceAction, IdentityReason } from '@gamehall/contract/identity'
import type { Generated, JSONColumnType, Kysely, Transaction } from 'kysely'
import type { AppContext } from '../../platform/context/app-context.ts'
import { withTables } from '../../platform/database/with-tables.ts'
import type { BodyEvidence } from './face-check/liveness/measure-body.ts'
import type { CosineEvidence } from './face-check/liveness/measure-cosine.ts'
import type { EyeEvidence } from './face-check/liveness/measure-eyes.ts'
import type { NoseEvidence } from './face-check/liveness/measure-nose.ts'

export interface IdentityTables {
  real_names: {
    player_id: bigint
    status: (typeof REAL_NAME_STATUSES)[keyof typeof REAL_NAME_STATUSES]
    name_sealed: Buffer | null
    decided_at: Date | null
    birth_date_sealed: Generated<Buffer | null>
  }
  identity_rules: {
    only_row: Generated<boolean>
    attempts_a_day: number
    face_tries_a_day: number
    is_automatic: boolean
    field_confidence: number
    face_match: number
    face_realness: number
    face_liveness: number
    review_hours: number
    keep_verified_days: number
    keep_failed_days: number
    keep_draft_days: number
    /** The liveness threshold that an operator measured on their own players; null: not measured. */
    measured_liveness: Generated<number | null>
    keep_film_days: Generated<number>
    /** From this similarity on two faces are one person's, for the reviewer. */
    face_duplicate: Generated<number>
    /** Of refused attempts at the most; 0 keeps none of verified players either. */
    keep_likeness_days: Generated<number>
  }
  identity_attempts: {
    attempt_id: Generated<bigint>
    player_id: bigint
    status: 'draft' | 'review' | 'verified' | 'failed' | 'erased'
    issue_country: string
    document_type: DocumentType
    created_at: Date
    expires_at: Date
    front_upload_id: string | null
    reverse_upload_id: string | null
    reading_sealed: Buffer | null
    fields_sealed: Buffer | null
    citizen_sealed: Generated<Buffer | null>
    number_fingerprint: Buffer | null
    /** A Taiwan passport's other number, as an ID card's. */
    citizen_fingerprint: Buffer | null
    /** Of name and date of birth. */
    person_fingerprint: Buffer | null
    scores: JSONColumnType<AttemptScores> | null
    submitted_at: Date | null
    review_until: Date | null
    decided_at: Date | null
    reasons: Generated<IdentityReason[]>
    note: string | null
    images_kept_until: Date | null
    alarmed_at: Date | null
  }
  face_checks: {
    check_id: Generated<bigint>
    player_id: bigint
    attempt_id: bigint | null
    nonce_hash: Buffer
    actions: FaceAction[]
    shown: Generated<number>
    tries: Generated<number>
    is_open: Generated<boolean>
    created_at: Date
    expires_at: Date
    scores: JSONColumnType<ShownScores[], string | undefined>
    likenesses_sealed: Buffer | null
  }
  face_frames: {
    frame_hash: Buffer
    check_id: bigint | null
    step: number
    upload_id: string | null
    /** A frame whose picture is kept longer is deleted with it. */
    kept_until: Date
  }
  face_frame_timestamps: {
    check_id: bigint
    issued_at: Date
    frame_hash: Buffer
    timestamped_at: Date
  }
  face_films: {
    film_id: Generated<bigint>
    check_id: bigint | null
    step: number
    created_at: Date
    kept_until: Date
    /** Plain parts, of films that an older server kept; empty once they are replaced. */
    bands: Generated<number[]>
    /** Keyed fingerprints of the parts of the hashes; null until `fingerprint-films` computed them. */
    part_fingerprints: Generated<number[] | null>
    /** The data key that they were made with. */
    key_version: Generated<number | null>
    print_sealed: Buffer
  }
  face_likenesses: {
    likeness_id: Generated<bigint>
    player_id: bigint
    attempt_id: bigint
    likeness_sealed: Buffer
    /** Null while the attempt is undecided or its verification valid. */
    kept_until: Date | null
  }
  /** The numbers under which the face was submitted. */
  face_likeness_numbers: {
    likeness_id: bigint
    /** Country and register, such as `TW/citizen`. */
    register: string
    number_fingerprint: Buffer
    /** The data key that the fingerprint was made with. */
    key_version: number
  }
  identity_access: {
    access_id: Generated<bigint>
    player_id: bigint
    at: Date
    who: 'self' | 'operator' | 'hall'
    what: 'handed_in' | 'looked_at' | 'verified' | 'failed' | 'images_deleted' | 'deleted'
  }
  identity_reading_queue: {
    player_id: bigint
    place: Generated<bigint>
    attempt_id: bigint
    photos: string
    queued_at: Generated<Date>
    taken_until: Date | null
    refusal: number | null
    takes: Generated<number>
    /** Not null: the reading is stored, and its portrait is looked for. */
    read_at: Generated<Date | null>
  }
  identity_asks: {
    ask_id: Generated<bigint>
    player_id: bigint
    kind: 'number' | 'reading'
    at: Date
  }
}

/** Sums of squares and products of what the screen showed and what was seen. */
export interface ColorSums {
  readonly drawn: number
  readonly seen: number
  readonly both: number
}

/** How one action of a face recognition was seen; null where the server could not tell. */
export interface ShownScores {
  readonly action: number
  readonly sameFace: number
  readonly realness: number | null
  readonly liveness: number | null
  readonly shading: number | null
  /** Share of ears and hair that stayed with the room in a turn; absent in steps from before it was measured. */
  readonly contour?: number | null
  readonly color: number | null
  /** How far the frame that follows the screen’s colours worst is from the others; absent in steps from before it was kept. */
  readonly colorFarthest?: number | null
  /** Sums of what the screen showed and what the skin did; absent in steps from before they were kept. */
  readonly evidence?: ColorSums | null
  /** How parts of the picture returned the screen's colours; absent in steps from before this was kept. */
  readonly reflection?: {
    readonly drawn: number
    readonly skin: number
    readonly fifths: readonly number[]
    readonly patches: readonly (number | null)[]
    readonly levels?: readonly (number | null)[] | null
  } | null
  /** How that changed as each patch of skin turned to the screen and away; absent in steps from before it was kept. */
  readonly cosine?: CosineEvidence | null
  /** How skin, neck and ears returned them, and the neck's colour beside the skin's; absent in steps from before it was kept. */
  readonly neck?: {
    readonly freedom: number
    readonly skin: ColorSums
    readonly below: ColorSums | null
    readonly beside: ColorSums | null
    readonly unlike: { readonly hue: number; readonly bright: number } | null
  } | null
  /** How ridge and sides of the nose returned them; absent in steps from before it was kept. */
  readonly nose?: NoseEvidence | null
  /** How the dark of the eyes and the skin returned them; absent in steps from before it was kept. */
  readonly eyes?: EyeEvidence | null
  /** How face, shoulders and the room behind returned them; absent in steps from before it was kept. */
  readonly body?: BodyEvidence | null
  /** How dark it is between the lips of an opened mouth, beside the skin; null of other actions, absent in steps from before it was kept. */
  readonly mouth?: number | null
  /** How surely cheeks and eyes moved with a smile, in standard errors; null of other actions, absent in steps from before it was kept. */
  readonly smile?: number | null
  readonly isLit: boolean | null
  readonly isNoiseless: boolean
  /** A turned face got a little wider; absent in steps from before this was looked at. */
  readonly isWide?: boolean
  /** The action ended much further than asked; absent in steps from before this was looked at. */
  readonly isTooFar?: boolean
  /** The browser named a program as its camera. */
  readonly isVirtual: boolean
  /** The browser gave its camera no name; absent in steps from before this was looked at. */
  readonly isUnnamed?: boolean
  /** The film may have been chosen and dated once it was over; absent in steps from before this was looked at. */
  readonly isLate?: boolean
  /** The film resembles one that was used before; absent in steps from before this was looked at. */
  readonly isReplay?: boolean
}

/** What an attempt was decided by, each 0 to 1; null where the server could not tell. */
export interface AttemptScores {
  readonly faceMatch: number | null
  readonly realness: number | null
  readonly liveness: number | null
  /** Doubts about the films of the face check; absent in attempts from before they were kept. */
  readonly doubts?: readonly string[]
  /** Other players with this face, most similar first; absent in attempts from before faces were compared. */
  readonly faceMatches?: readonly FaceMatch[]
  /** The player’s own earlier attempts with another number of the same register; absent in attempts from before numbers were compared. */
  readonly otherNumbers?: readonly OtherNumber[]
}

/** Another player whose face is like this one. */
export interface FaceMatch {
  readonly player_id: string
  /** 0 to 1. */
  readonly similarity: number
}

/** An earlier attempt of the same player with another number. */
export interface OtherNumber {
  readonly attempt_id: string
  /** Of its face to this one, 0 to 1. */
  readonly similarity: number
}

/** What this room's functions get: their queries know its own tables, and no other room's. */
export type IdentityDb = Kysely<IdentityTables>
export type IdentityTrx = Transaction<IdentityTables>
export type IdentityContext = AppContext<IdentityDb>

/** For the room's doors, which take what any room has. */
export const withIdentityTables = withTables<IdentityTables>()
