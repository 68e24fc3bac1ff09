/** A column whose values are encrypted with the server's data key; `key` identifies its rows. */
export interface EncryptedColumn {
  readonly table: string
  readonly key: string
  readonly column: string
  /** Encryption context of the values: `birth-date/17`, with the row's column `of` as its id. */
  readonly context: string
  readonly of: string
}

/** Every column that is encrypted with the server's data key. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  { table: 'players', key: 'player_id', column: 'birth_date_sealed', context: 'birth-date', of: 'player_id' },
  { table: 'real_names', key: 'player_id', column: 'name_sealed', context: 'real-name', of: 'player_id' },
  {
    table: 'real_names',
    key: 'player_id',
    column: 'birth_date_sealed',
    context: 'birth-date',
    of: 'player_id',
  },
  { table: 'player_keys', key: 'player_id', column: 'key_sealed', context: 'player-key', of: 'player_id' },
  {
    table: 'bank_cards',
    key: 'card_id',
    column: 'number_sealed',
    context: 'bank-card-number',
    of: 'player_id',
  },
  {
    table: 'bank_cards',
    key: 'card_id',
    column: 'holder_sealed',
    context: 'bank-card-holder',
    of: 'player_id',
  },
  {
    table: 'withdrawal_orders',
    key: 'order_no',
    column: 'destination_sealed',
    context: 'withdrawal',
    of: 'order_no',
  },
  {
    table: 'operator_approvals',
    key: 'approval_id',
    column: 'input_sealed',
    context: 'operator-approval',
    of: 'action',
  },
  { table: 'face_films', key: 'film_id', column: 'print_sealed', context: 'face-film', of: 'film_id' },
  {
    table: 'face_likenesses',
    key: 'likeness_id',
    column: 'likeness_sealed',
    context: 'face-likeness',
    of: 'attempt_id',
  },
  { table: 'operators', key: 'operator_id', column: 'totp_sealed', context: 'operator-totp', of: 'name' },
]

/** Columns encrypted with each player's own key, which is encrypted itself; they are not re-encrypted. */
export const playerKeyColumns: readonly string[] = [
  'identity_attempts.reading_sealed',
  'identity_attempts.fields_sealed',
  'identity_attempts.citizen_sealed',
  'face_checks.likenesses_sealed',
]
