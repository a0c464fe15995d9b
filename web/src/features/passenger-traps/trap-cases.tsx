import { chakra } from '@chakra-ui/react'
import { complaints } from '@liftwatch/core/contract/alarms/complaints'
import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { LoadError } from '../../components/contact/load-error'
import { LinkedCases } from '../../estate/linked-cases'
import { LogCase } from '../../estate/log-case'
import { useTexts } from '../../texts'

/** The cases that name a trap, the newest first. */
export function TrapCases({ trap: { id, liftId } }: { readonly trap: PassengerTrap }) {
  const t = useTexts()
  const { data, error, refetch } = useAnswer(complaints.list, { passengerTrapId: id })
  return (
    <chakra.section
      aria-label={t('cases.title')}
      display="grid"
      gap="3"
      p="4"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
    >
      <chakra.h3 textStyle="sm" fontWeight="semibold">
        {t('cases.title')}
      </chakra.h3>
      {error && (
        <LoadError
          title={t('complaints.loadFailed')}
          error={error}
          retry={() => void refetch()}
          hasData={data !== undefined}
        />
      )}
      <LinkedCases cases={data} emptyText={t('cases.empty')} />
      <LogCase liftId={liftId} passengerTrapId={id} />
    </chakra.section>
  )
}
