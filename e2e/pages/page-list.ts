/** Every page of the player app, as a visitor or as a player who has things to show. */
export const visitorPages = [
  ['home', '/'],
  ['activity', '/activity'],
  ['activity-detail', '/activityDetail/1'],
  ['service', '/service'],
  ['mine-visitor', '/mine'],
  ['login', '/login'],
  ['sms-login', '/smsLogin'],
  ['register', '/register'],
  ['forgot-password', '/forgetPassWord'],
  ['auth-visitor', '/auth'],
  ['game-choice', '/startGame?gid=mines'],
  ['game-trial', '/startGame?gid=mines&trial=1'],
  ['not-found', '/no/such/page'],
] as const

export const playerPages = [
  ['home-player', '/'],
  ['mine', '/mine'],
  ['assets', '/assets/gameAssets'],
  ['deposit', '/deposit'],
  ['deposit-record', '/deposit/record'],
  ['transaction-record', '/transaction_record'],
  ['betting-record', '/betting_record'],
  ['wash-volume', '/wash_volume'],
  ['transfer-record', '/transfer_record'],
  ['game-list', '/gameListItem?api_key=aurora_slots'],
  ['fast-transfer', '/startGame?gid=dragon-gate'],
  ['improve-information', '/improveInformation'],
  ['auth', '/auth'],
  ['setting', '/setting'],
] as const
