/** Encodes an unsigned TRC20 transfer as TRON's protobuf, in hex. Addresses are hex with prefix `41`. */
export function writeRawTransfer(draft: {
  readonly owner: string
  readonly contract: string
  readonly data: string
  readonly block: number
  readonly at: number
  readonly expiresAt: number
  readonly feeLimit: number
}): string {
  const call = Buffer.concat([
    bytes(1, Buffer.from(draft.owner, 'hex')),
    bytes(2, Buffer.from(draft.contract, 'hex')),
    bytes(4, Buffer.from(draft.data, 'hex')),
  ])
  const parameter = Buffer.concat([
    bytes(1, Buffer.from('type.googleapis.com/protocol.TriggerSmartContract')),
    bytes(2, call),
  ])
  const contract = Buffer.concat([number(1, 31), bytes(2, parameter)])
  const blockNumber = Buffer.alloc(8)
  blockNumber.writeBigUInt64BE(BigInt(draft.block))
  return Buffer.concat([
    bytes(1, blockNumber.subarray(6)),
    bytes(4, blockNumber),
    number(8, draft.expiresAt),
    bytes(11, contract),
    number(14, draft.at),
    number(18, draft.feeLimit),
  ]).toString('hex')
}

function varint(value: number): Buffer {
  const out: number[] = []
  for (let left = BigInt(value); ; left >>= 7n) {
    if (left < 128n) return Buffer.from([...out, Number(left)])
    out.push(Number(left & 127n) | 128)
  }
}

const number = (field: number, value: number) => Buffer.concat([varint(field << 3), varint(value)])

const bytes = (field: number, value: Uint8Array) =>
  Buffer.concat([varint((field << 3) | 2), varint(value.length), value])
