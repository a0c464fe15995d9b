import { chakra } from '@chakra-ui/react'
import type { AlarmLoad } from '@liftwatch/core/contract/reports/alarm-load'
import { alarmCode } from '@liftwatch/core/domain/event-codes'
import { formatInstant } from '@liftwatch/core/text/format'
import { useTexts } from '../../../texts'
import { LoadSection } from './load-section'

const shownMax = 10

interface Named {
  readonly key: string
  readonly text: string
}

function NameList({
  title,
  names,
  total,
}: {
  readonly title: string
  readonly names: Named[]
  readonly total: number
}) {
  const t = useTexts()
  if (names.length === 0) return null
  const shown = names.slice(0, shownMax)
  return (
    <LoadSection title={`${title}: ${total}`}>
      <ul>
        {shown.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      {total > shown.length && (
        <chakra.p color="fg.muted">{t('reports.load.page.more', { number: total - shown.length })}</chakra.p>
      )}
    </LoadSection>
  )
}

/** Which alarms came and went too often, and which were active for too long. */
export function LoadLists({ load }: { readonly load: AlarmLoad }) {
  const t = useTexts()
  const nameOf = ({ liftName, type, number }: AlarmLoad['chattering'][number]) =>
    `${liftName} ${alarmCode(type, number)}`
  return (
    <>
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
