import { Button, chakra, Flex, Grid, Skeleton } from '@chakra-ui/react'
import { liftFlag, type LiftFlag } from '@liftwatch/core/contract/estate/lifts'
import type { TelemetryEntry } from '@liftwatch/core/contract/devices/telemetry'
import { useTelemetry } from '@liftwatch/core/hooks/telemetry'
import { formatDuration, formatInstant } from '@liftwatch/core/text/format'
import { deviceSilentAfterMs } from '@liftwatch/core/limits'
import { LoadError } from '../../components/contact/load-error'
import { StatusChip } from '../../components/marks/status-chip'
import { FlagChips } from '../../estate/lift-flags'
import { useServerNow } from '../../now'
import { useTexts } from '../../texts'
import { TelemetryTile } from './telemetry-tile'

const flags: ReadonlySet<string> = new Set(liftFlag.options)

/** When the newest value was measured, and how long ago that is; old values never look like those of this moment. */
function MeasuredAt({ entries }: { readonly entries: readonly TelemetryEntry[] }) {
  const t = useTexts()
  const now = useServerNow()
  const at = Math.max(...entries.map(({ ts }) => ts))
  const age = Math.max(0, now - at)
  return (
    <>
      <chakra.span color="fg.muted">
        {t('estate.lift.measuredAt', { at: formatInstant(at), age: formatDuration(age, t.language) })}
      </chakra.span>
      {age > deviceSilentAfterMs && <StatusChip tone="warning" label={t('console.live.stale')} />}
    </>
  )
}

/** Live telemetry of a lift, every 5 s; after 10 failures it stops and says so. */
export function MonitoringPanel({ liftId }: { readonly liftId: string }) {
  const t = useTexts()
  const { data, error, hasStopped, refetch } = useTelemetry(liftId)
  const isOn = (entry: TelemetryEntry) => flags.has(entry.key) && entry.value === true
  return (
    <chakra.section
      aria-label={t('estate.lift.monitoring')}
      display="grid"
      gap="3"
      p={{ base: '3', md: '4' }}
      borderBottomWidth="1px"
    >
      <Flex align="center" gap="3" wrap="wrap" minH="7">
        <chakra.h3 textStyle="sm" fontWeight="semibold">
          {t('estate.lift.monitoring')}
        </chakra.h3>
        {data && data.length > 0 && <MeasuredAt entries={data} />}
      </Flex>
      {error && (
        <LoadError
          title={t('estate.loadFailed')}
          error={error}
          retry={() => void refetch()}
          hasData={data !== undefined}
        />
      )}
      {hasStopped && (
        <Flex align="center" gap="3">
          <StatusChip tone="critical" label={t('estate.lift.stoppedAsking')} />
          <Button size="xs" onClick={() => void refetch()}>
            {t('estate.lift.askAgain')}
          </Button>
        </Flex>
      )}
      {data === undefined && !error && <Skeleton h="10rem" />}
      {data?.length === 0 && <chakra.p color="fg.muted">{t('estate.lift.noTelemetry')}</chakra.p>}
      {data && data.length > 0 && (
        <>
          <Flex align="center" gap="3" minH="6">
            <chakra.span color="fg.muted">{t('estate.lift.flags')}</chakra.span>
            <FlagChips flags={data.filter(isOn).map(({ key }) => key as LiftFlag)} />
          </Flex>
          <Grid as="dl" templateColumns="repeat(auto-fill, minmax(8.5rem, 1fr))" gap="2">
            {data
              .filter(({ key }) => !flags.has(key))
              .map(entry => (
                <TelemetryTile key={entry.key} entry={entry} />
              ))}
          </Grid>
        </>
      )}
    </chakra.section>
  )
}
