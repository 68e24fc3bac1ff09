import { createHmac } from 'node:crypto'

/** Block `block` of a round's stream in hex, and its eight words; by docs/protocols/fairness.md alone, not by the product's code. */
export function streamBlock(serverSeed: string, clientSeed: string, nonce: number, block: number) {
  const bytes = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest()
  return {
    hex: bytes.toString('hex'),
    words: [0, 1, 2, 3, 4, 5, 6, 7].map((word) => bytes.readUInt32BE(word * 4)),
  }
}
