import { chakra } from '@chakra-ui/react'
import type { AlarmLoad } from '@liftwatch/core/contract/reports/alarm-load'
import { loadBand, loadBounds, type BandedFigure } from '@liftwatch/core/reports/load-bands'
import { formatDuration } from '@liftwatch/core/text/format'
import type { Language, TextKey } from '@liftwatch/core/text/translate'
import { StatusChip } from '../../../components/marks/status-chip'
import { useTexts } from '../../../texts'
import { percent } from './percent'

const bandTone = { acceptable: 'ok', manageable: 'warning', excessive: 'critical' } as const

interface Figure {
  readonly name: keyof typeof figureNames
  readonly value: string
  /** Where the figure has bands: what is judged, and how a bound is written. */
  readonly judged?: { readonly by: BandedFigure; readonly boundText: string }
  readonly note?: TextKey
}

const figureNames = {
  alarmRate: 'reports.load.figures.alarmRate',
  overloadedShare: 'reports.load.figures.overloadedShare',
  floods: 'reports.load.figures.floods',
  worstLifts: 'reports.load.figures.worstLifts',
  chattering: 'reports.load.figures.chattering',
  stale: 'reports.load.figures.stale',
  arrivedInTime: 'reports.load.figures.arrivedInTime',
  alarmCnt: 'reports.load.figures.alarmCnt',
  operatorCnt: 'reports.load.figures.operatorCnt',
} as const

function judged(by: BandedFigure, write: (bound: number) => string): NonNullable<Figure['judged']> {
  return { by, boundText: write(loadBounds[by][0]) }
}

function figuresOf(load: AlarmLoad, language: Language): Figure[] {
  return [
    {
      name: 'alarmRate',
      value: load.alarmRate === null ? '-' : load.alarmRate.toFixed(2),
      judged: judged('alarmRate', String),
    },
    { name: 'overloadedShare', value: percent(load.overloadedShare), judged: judged('overloadedShare', percent) },
    {
      name: 'floods',
      value: load.floodMs === 0 ? '0' : `${load.floodCnt} · ${formatDuration(load.floodMs, language)}`,
      ...(load.floods[0]?.hasStartedBefore && { note: 'reports.load.page.floodStartedBefore' }),
    },
    {
      name: 'worstLifts',
      value: percent(load.worstShare),
      // Where there are no others, it says nothing that they have all alarms.
      ...(load.worstShare !== 1 && { judged: judged('worstShare', percent) }),
    },
    { name: 'chattering', value: String(load.chatteringCnt), judged: judged('chatteringCnt', String) },
    { name: 'stale', value: String(load.staleCnt), judged: judged('staleCnt', String) },
    { name: 'arrivedInTime', value: percent(load.arrivedInTimeShare) },
    { name: 'alarmCnt', value: String(load.alarmCnt) },
    { name: 'operatorCnt', value: String(load.operatorCnt) },
  ]
}

/** The figures of the month, each with the band that it is in where there are bands. */
export function LoadFigures({ load }: { readonly load: AlarmLoad }) {
  const t = useTexts()
  return (
    <chakra.dl display="grid" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 15rem), 1fr))" gap="3">
      {figuresOf(load, t.language).map(({ name, value, judged: judgement, note }) => {
        const band = judgement && loadBand(judgement.by, load[judgement.by])
        return (
          <chakra.div key={name} p="3" borderWidth="1px" borderRadius="l2" bg="bg.panel">
            <chakra.dt color="fg.muted">{t(figureNames[name])}</chakra.dt>
            <chakra.dd>
              <chakra.span display="block" textStyle="xl" fontWeight="semibold">
                {value}
              </chakra.span>
              {band && (
                <>
                  <StatusChip tone={bandTone[band]} label={t(`reports.load.page.bands.${band}`)} />{' '}
                  <chakra.span color="fg.muted" textStyle="xs">
                    {t('reports.load.page.bound', { bound: judgement.boundText })}
                  </chakra.span>
                </>
              )}
              {note && (
                <chakra.span color="fg.muted" textStyle="xs">
                  {t(note)}
                </chakra.span>
              )}
            </chakra.dd>
          </chakra.div>
        )
      })}
    </chakra.dl>
  )
}
