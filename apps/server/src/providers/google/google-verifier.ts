/** The identity verified by Google. `isEmailOurs`: Google itself hosts the mailbox (gmail.com or a hosted domain). */
export interface GoogleIdentity {
  readonly subject: string
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly isEmailOurs: boolean
  readonly name: string | null
  /** What the login was begun with; null when the token carries none. */
  readonly nonce: string | null
  readonly expiresAt: Date
}

export type GoogleVerification =
  | { readonly status: 'verified'; readonly identity: GoogleIdentity }
  /** The token is not Google's, not for us, or no longer valid. */
  | { readonly status: 'refused'; readonly reason: string }
  /** Google's keys could not be had, or logging in with Google is not set up here. */
  | { readonly status: 'unavailable'; readonly reason: string }

export interface GoogleVerifier {
  verify(idToken: string, at: Date): Promise<GoogleVerification>
}
