import { liftFlag, type LiftRow } from '@liftwatch/core/contract/estate/lifts'
import { RecordLink } from '../app/record-link'
import { belowName, type Cells } from '../components/record-list/cell'
import { FlagCell, TrappedMark } from './lift-flags'
import { OnlineChip } from './online-chip'

const flagCells: Cells<LiftRow> = Object.fromEntries(
  liftFlag.options.map(flag => [flag, (lift: LiftRow) => lift.flags.includes(flag) && <FlagCell flag={flag} />]),
)

/** The columns of a list of lifts that show more than their value. */
export const liftCells: Cells<LiftRow> = {
  ...flagCells,
  [belowName]: lift => <TrappedMark flags={lift.flags} />,
  // Beside the name, which no choice of columns takes away.
  name: lift => (
    <>
      <RecordLink name="lifts" id={lift.id}>
        {lift.name}
      </RecordLink>
      <div>
        <TrappedMark flags={lift.flags} />
      </div>
    </>
  ),
  lmdClientId: lift =>
    lift.lmd ? (
      <RecordLink name="lmd" id={lift.lmd.id}>
        {lift.lmd.attribute.clientId}
      </RecordLink>
    ) : (
      '-'
    ),
  onlineFormat: lift => (lift.lmd ? <OnlineChip isOnline={lift.lmd.isOnline} /> : '-'),
}
