/**
 * Returns what a stake counts for turnover, in minor units: what it lost or won, at most itself. A stake that came back (a push)
 * counts nothing, and one that won next to nothing counts next to nothing.
 */
export function netValidBet(staked: bigint, paid: bigint): bigint {
  const net = paid > staked ? paid - staked : staked - paid
  return net < staked ? net : staked
}
