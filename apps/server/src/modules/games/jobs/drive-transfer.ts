import { defineJob } from '../../../jobs/job.ts'
import { carryOut } from '../transfers/carry-out-transfer.ts'
import { driveTransferKind } from '../transfers/drive-transfer-kind.ts'

export const driveTransfer = defineJob({
  ...driveTransferKind,
  async run(hall, { reference }) {
    await carryOut(hall, reference)
  },
})
