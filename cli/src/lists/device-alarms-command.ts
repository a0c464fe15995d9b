import type { DeviceAlarm } from '@liftwatch/core/contract/device-alarms'
import { idInput } from '@liftwatch/core/contract/input'
import { deviceAlarmTable } from '@liftwatch/core/tables/device-alarms'
import type { Table } from '@liftwatch/core/tables/table'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import { z } from 'zod'
import type { CommandSpec } from '../command'
import { withDaysInZone } from '../filters/asked-days'
import { daysOutOfOrder, type Filter, type FilterFlags } from '../filters/filter-flags'
import { failIfEmptyOption } from '../output/formats'
import { writeList } from '../output/list'
import { columnsOf } from '../output/of-table'
import { addOutputFlags, withOutput, type Output } from '../output/output-flags'
import { addExtentFlags, extentFlags, listPages, toExtent, type Extent } from '../paging'
import { withProgress } from './page-progress'

interface AlarmsOf {
  /** What the id in argv is of, for the help. */
  readonly owner: string
  readonly flags: FilterFlags
  /** What is always asked for besides. */
  readonly fixed?: Filter
  /** What people see of them. */
  readonly listed: Table<DeviceAlarm>['listed']
  /** Said where nothing matches. */
  readonly empty: TextKey
}

/** The options of such a command. */
export interface DeviceAlarmsOptions {
  readonly id: string
  readonly filter: Filter
  readonly extent: Extent
  readonly output: Output
  readonly failIfEmpty: boolean
}

/** A command that lists the alarms of one lift or one device, newest first. */
export function deviceAlarmsCommand({
  owner,
  flags,
  fixed,
  listed,
  empty,
}: AlarmsOf): CommandSpec<DeviceAlarmsOptions> {
  const shape = { ...idInput.shape, ...flags.shape, ...extentFlags, failIfEmpty: z.boolean().default(false) }
  return {
    configure: command =>
      addOutputFlags(addExtentFlags(flags.add(command.argument('<id>', `id of the ${owner}`)))).addOption(
        failIfEmptyOption(),
      ),
    options: withOutput(shape)
      .refine(flags.isInOrder, daysOutOfOrder)
      .transform((given, issues) => ({
        id: given.id,
        filter: flags.toFilter(given, issues),
        extent: toExtent(given),
        output: given.output,
        failIfEmpty: given.failIfEmpty,
      })),
    async run(context, { id, filter, extent, output, failIfEmpty }) {
      const client = await context.member()
      const input = { ...(await withDaysInZone(context, flags, filter)), ...fixed, deviceId: id }
      const pages = listPages((page, size) => client.deviceAlarms.page({ ...input, page, size }), extent)
      const columns = columnsOf(deviceAlarmTable, listed)
      await writeList(context, output, columns, withProgress(context, extent, pages), { emptyKey: empty, failIfEmpty })
    },
  }
}
