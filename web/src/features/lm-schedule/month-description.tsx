import { Button, chakra } from '@chakra-ui/react'
import type { MonthDescription as Description } from '@liftwatch/core/contract/maintenance/maintenance-fields'
import { maintenanceDays } from '@liftwatch/core/contract/maintenance/maintenance-days'
import { monthDescriptionMaxCharacters } from '@liftwatch/core/contract/maintenance/maintenance-limits'
import { useChange } from '@liftwatch/core/hooks/answer'
import { useState } from 'react'
import { useAct } from '../../components/actions/use-act'
import { ChangedNote } from '../../components/form/changed-note'
import { CountedText } from '../../components/form/counted-text'
import { useTexts } from '../../texts'

interface MonthDescriptionProps {
  readonly liftName: string
  readonly of: Description
  readonly mayWrite: boolean
}

/** What is said of a lift's month. What was typed stays where someone else has changed it meanwhile, and says who. */
export function MonthDescription({ liftName, of, mayWrite }: MonthDescriptionProps) {
  const t = useTexts()
  const act = useAct()
  const save = useChange(maintenanceDays.save)
  const [typed, setTyped] = useState<string>()
  /** The description that what is typed was made from. */
  const [from, setFrom] = useState(of)
  const text = typed ?? of.description
  const isChangedMeanwhile = typed !== undefined && from.updatedAt !== of.updatedAt

  function type(next: string): void {
    if (typed === undefined) setFrom(of)
    setTyped(next)
  }

  const { liftId, month } = of
  const send = () =>
    act({
      subject: liftName,
      done: t('maintenance.calendar.descriptionSaved'),
      run: async () => {
        const change = { liftId, month, description: text, updatedAt: from.updatedAt }
        await save({ lmScheduleDescriptionDto: [change] })
        setTyped(undefined)
      },
    })

  return (
    <chakra.section display="grid" gap="2">
      {isChangedMeanwhile && (
        <ChangedNote
          by={{ name: of.lastEditor?.name ?? '-', sinceAt: of.updatedAt }}
          now={[{ label: t('maintenance.calendar.description', { month }), value: of.description }]}
          goOn={() => setFrom(of)}
          discard={() => setTyped(undefined)}
        />
      )}
      <CountedText
        label={t('maintenance.calendar.description', { month })}
        value={text}
        max={monthDescriptionMaxCharacters}
        isDisabled={!mayWrite}
        change={type}
      />
      {mayWrite && (
        <Button
          justifySelf="start"
          disabled={typed === undefined || text === of.description}
          onClick={() => void send()}
        >
          {t('maintenance.calendar.saveDescription')}
        </Button>
      )}
    </chakra.section>
  )
}
