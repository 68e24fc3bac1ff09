import type { HelpBlock } from '@gamehall/contract/support'

/** What the site configuration or an operator can switch off, as far as the default help describes it. */
export const HELP_FEATURES = [
  'google_login',
  'deposit_atm',
  'deposit_cvs',
  'deposit_usdt',
  'withdraw_bank',
  'withdraw_usdt',
  'invites',
  'game_transfers',
] as const
export type HelpFeature = (typeof HELP_FEATURES)[number]

/** A stored block; one with a feature is only shown while that is on. */
export type StoredHelpBlock = HelpBlock & { readonly feature?: HelpFeature }
