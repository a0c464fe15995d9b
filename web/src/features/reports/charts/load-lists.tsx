import { chakra } from '@chakra-ui/react'
import type { AlarmLoad } from '@liftwatch/core/contract/reports/alarm-load'
import { alarmCode } from '@liftwatch/core/domain/event-codes'
import { formatDuration, formatInstant } from '@liftwatch/core/text/format'
import { useTexts } from '../../../texts'
import { useIsOnPaper } from './chart-frame'
import { LoadSection } from './load-section'

/** On the screen; paper has them all. */
const shownMax = 10

interface Named {
  readonly key: string
  readonly text: string
}

function NameList({
  title,
  names,
  total,
  notCounted = 0,
}: {
  readonly title: string
  readonly names: Named[]
  readonly total: number
  /** How many of the names are there besides the total. */
  readonly notCounted?: number
}) {
  const t = useTexts()
  const isOnPaper = useIsOnPaper()
  if (names.length === 0) return null
  const shown = isOnPaper ? names : names.slice(0, shownMax)
  const left = total + notCounted - shown.length
  return (
    <LoadSection title={`${title}: ${total}`}>
      <ul>
        {shown.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      {left > 0 && <chakra.p color="fg.muted">{t('reports.load.page.more', { number: left })}</chakra.p>}
    </LoadSection>
  )
}

/** When there were floods, which alarms came and went too often, and which were active for too long. */
export function LoadLists({ load }: { readonly load: AlarmLoad }) {
  const t = useTexts()
  const nameOf = ({ liftName, type, number }: AlarmLoad['chattering'][number]) =>
    `${liftName} ${alarmCode(type, number)}`
  const flooded = load.floods.map(({ from, to, hasStartedBefore }) => {
    const times = `${formatInstant(from)} – ${formatInstant(to)} · ${formatDuration(to - from, t.language)}`
    return { key: String(from), text: hasStartedBefore ? `${times} · ${t('reports.load.page.startedBefore')}` : times }
  })
  return (
    <>
      <NameList
        title={t('reports.load.figures.floods')}
        names={flooded}
        total={load.floodCnt}
        notCounted={load.floods.filter(({ hasStartedBefore }) => hasStartedBefore).length}
      />
      <NameList
        title={t('reports.load.figures.chattering')}
        names={load.chattering.map(alarm => ({ key: nameOf(alarm), text: nameOf(alarm) }))}
        total={load.chatteringCnt}
      />
      <NameList
        title={t('reports.load.figures.stale')}
        names={load.stale.map(alarm => ({
          key: `${nameOf(alarm)} ${alarm.alarmStartTs}`,
          text: `${nameOf(alarm)} · ${formatInstant(alarm.alarmStartTs)} – ${formatInstant(alarm.alarmClearTs)}`,
        }))}
        total={load.staleCnt}
      />
    </>
  )
}
