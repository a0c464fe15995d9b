import { Button, chakra, Flex } from '@chakra-ui/react'
import { maintenanceDays } from '@liftwatch/core/contract/maintenance/maintenance-days'
import { splitLiftName } from '@liftwatch/core/domain/lift-name'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { useState } from 'react'
import { FilterText } from '../../components/filters/filter-text'
import { useTexts } from '../../texts'

interface LiftChoiceProps {
  readonly chosen: readonly string[]
  readonly choose: (liftIds: readonly string[]) => void
}

/** What is typed of a lift's name: its parts with dashes between them, or the block alone. */
function partsOf(typed: string) {
  const whole = splitLiftName(typed)
  if (whole) return whole
  const [tc, pfx, blk] = typed.split('-')
  return pfx === undefined ? { blk: typed } : { tc, pfx, ...(blk && { blk }) }
}

/** Finds lifts by their names; several of a block are chosen at once. To search without one is said to be wrong. */
export function LiftChoice({ chosen, choose }: LiftChoiceProps) {
  const t = useTexts()
  const [typed, setTyped] = useState('')
  const [ticked, setTicked] = useState<readonly string[]>(chosen)
  const [isEmpty, setEmpty] = useState(false)
  const { data } = useAnswer(maintenanceDays.lifts, typed ? partsOf(typed) : undefined)
  const found = typed ? data?.content : undefined

  function search(ids: readonly string[]): void {
    setEmpty(ids.length === 0)
    if (ids.length > 0) choose(ids)
  }

  return (
    <chakra.section display="grid" gap="2" aria-label={t('maintenance.calendar.lifts')}>
      <Flex wrap="wrap" align="end" gap="2">
        <FilterText label={t('maintenance.calendar.find')} width="16rem" value={typed} change={setTyped} />
        <Button variant="solid" onClick={() => search(ticked)}>
          {t('maintenance.calendar.search')}
        </Button>
        {found && found.length > 1 && (
          <Button
            onClick={() => {
              const ids = found.map(({ id }) => id)
              setTicked(ids)
              search(ids)
            }}
          >
            {t('maintenance.calendar.allLifts')}
          </Button>
        )}
      </Flex>
      {isEmpty && (
        <chakra.p role="alert" color="critical.fg">
          {t('maintenance.calendar.liftEmpty')}
        </chakra.p>
      )}
      {found?.length === 0 && <chakra.p color="fg.muted">{t('maintenance.checks.empty')}</chakra.p>}
      {found && found.length > 0 && (
        <chakra.ul maxH="14rem" overflow="auto" borderWidth="1px" borderRadius="l2" p="2">
          {found.map(({ id, name, buildingAddress }) => (
            <li key={id}>
              <chakra.label display="flex" gap="2" py="1" cursor="pointer">
                <input
                  type="checkbox"
                  checked={ticked.includes(id)}
                  onChange={event =>
                    setTicked(event.target.checked ? [...ticked, id] : ticked.filter(other => other !== id))
                  }
                />
                <span>{name}</span>
                <chakra.span color="fg.muted" truncate>
                  {buildingAddress}
                </chakra.span>
              </chakra.label>
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  )
}
