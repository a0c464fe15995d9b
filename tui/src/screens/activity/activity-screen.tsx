import { isAlarmEntry, type WatchEntry } from '@liftwatch/core/domain/watch-log'
import { formatShortInstant } from '@liftwatch/core/text/format'
import { Box } from 'ink'
import { Frame, useFrameSize } from '../../components/frame/frame'
import { useListStatusLine } from '../../components/frame/use-status-line'
import { List } from '../../components/list/list'
import { startOf, type ListSource } from '../../components/list/state'
import { useSettledList } from '../../components/list/use-list'
import { Words } from '../../components/text/words'
import { useMinute } from '../../program/clock'
import { useIsStale } from '../../program/connection'
import { useKeys } from '../../input/use-keys'
import { useRemembered } from '../../navigation/screen-memory'
import { useProgram } from '../../program/program'
import { useWatchState } from '../../watch/use-watch'
import { activityColumns } from './columns'
import { useOpenAlarm } from './use-open-alarm'

const list = 'activity'
const titleLines = 1

function sourceOf(entries: readonly WatchEntry[]): ListSource {
  return {
    list,
    isLive: true,
    total: entries.length,
    idAt: index => entries[index]?.id,
    indexOf(id) {
      const at = entries.findIndex(entry => entry.id === id)
      return at === -1 ? undefined : at
    },
  }
}

/** What happened during this watch, the newest first. */
export function ActivityScreen() {
  const { translate, copy } = useProgram()
  const frame = useFrameSize()
  const now = useMinute()
  const { since, log } = useWatchState()
  const { entries } = log
  const isStale = useIsStale()
  const openAlarm = useOpenAlarm()
  const height = frame.height - titleLines
  const [held, become] = useRemembered(list, () => startOf(list))
  const { state, commands } = useSettledList({ held, become }, sourceOf(entries), height)
  const total = since === undefined ? undefined : entries.length
  const statusLine = useListStatusLine({ total, error: undefined }, state, height)
  const entry = entries[state.cursor]
  const alarm = entry && isAlarmEntry(entry) ? entry.alarm : undefined
  useKeys({
    ...commands,
    ...(alarm && {
      'list.open': { run: () => openAlarm(alarm) },
      'row.copy': { run: () => copy(alarm.liftName) },
    }),
  })
  return (
    <Frame trail={[translate('monitor.activity.title')]} statusLine={statusLine}>
      {entries.length > 0 && (
        <List
          columns={activityColumns}
          state={state}
          total={entries.length}
          rowAt={index => entries[index]}
          width={frame.width}
          height={height}
          isStale={isStale}
        />
      )}
      {entries.length === 0 && since !== undefined && (
        <Box padding={1}>
          <Words>{translate('watch.empty', { at: formatShortInstant(since, now) })}</Words>
        </Box>
      )}
    </Frame>
  )
}
